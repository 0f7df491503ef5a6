import { tokenizeSentences } from './src/feedback/patterns/sentences.ts';
for (const s of process.argv.slice(2)) for (const x of tokenizeSentences(s)) console.log(x.map((t: any) => t.text + '/' + [...t.tags].join(',')).join(' '));
