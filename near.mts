import { readFileSync } from 'node:fs';
import { findMistakes } from './src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from './src/feedback/rules/device-checkers.ts';
for (const line of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) {
  const text = line.replace(/\[([^→\]]*)→[^\]]*\]/g, (_, w) => w.trim()).replace(/ +/g, ' ');
  const marks = await findMistakes(text, DEVICE_CHECKERS, { level: 'B1', knownWords: new Set<string>() } as any);
  const want = line.replace(/\[[^→\]]*→([^\]]*)\]/g, (_, r) => r.trim()).replace(/ +/g, ' ').trim();
  let got = text; for (const m of [...marks].reverse() as any[]) { const s = m.start ?? m.from ?? m.offset, e = m.end ?? m.to; got = got.slice(0, s) + (m.correction ?? m.fix ?? m.right ?? '?') + got.slice(e); }
  if (process.env.ALL || marks.length === 0) console.log(marks.length ? 'ok   ' : 'MISS ', line, marks.map((m: any) => JSON.stringify(m).slice(0, 0) + m.rule + ':' + (m.replacement ?? m.correction ?? m.right)).join(' | '));
  else if (got.replace(/ +/g, ' ') !== want) console.log('OTHER', line, marks.map((m: any) => `${m.rule}: ${m.wrong ?? ''}→${m.replacement ?? m.correction ?? m.right}`).join(' | '));
}
