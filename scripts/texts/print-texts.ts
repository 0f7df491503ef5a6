import { gatherScreenTexts } from './gather-texts.ts';

/**
 * Prints what learners read, by screen: `npm run texts`, or `npm run texts features/hub` for some screens.
 */

const wanted = process.argv.slice(2);
const texts = gatherScreenTexts().filter(
  ({ screen }) => wanted.length === 0 || wanted.some((name) => screen.startsWith(name)),
);
for (const screen of new Set(texts.map((text) => text.screen))) {
  console.log(`\n${screen}`);
  for (const { file, line, text } of texts.filter((each) => each.screen === screen))
    console.log(`  ${file}:${line}  ${JSON.stringify(text)}`);
}
