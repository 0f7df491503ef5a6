import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/*
 * Writes a small game that can be played, with its tests, from the templates in scripts/new-game, and adds it
 * to the lists that name all games: docs/adding-a-game.md.
 *
 *   npm run new-game <id>            the game asks for words of the app's word lists
 *   npm run new-game <id> -- --bank  the game has a file of questions (a bank) of its own
 *
 * With --root it writes into another copy of the project, as its test does.
 */

const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..');
const TEMPLATES = join(PROJECT, 'scripts/new-game');
const ID_PATTERN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { bank: { type: 'boolean', default: false }, root: { type: 'string', default: PROJECT } },
});
const [id = ''] = positionals;
const { bank: hasBank, root } = values;
if (!ID_PATTERN.test(id)) fail('Usage: npm run new-game <id>, with an id such as "which-word".');
if (existsSync(join(root, 'src/games', id))) fail(`src/games/${id} exists already.`);

const words = id.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
const pascalName = words.join('');
const camelName = pascalName[0].toLowerCase() + pascalName.slice(1);
const changedFiles = [];
const names = { id, title: words.join(' '), pascalName, camelName };

for (const name of ['meta.tsx', 'rules.ts', 'outcome.ts', 'view.tsx']) {
  write(`src/games/${id}/${name}`, fillTemplate(name));
}
write(
  `src/games/${id}/game.ts`,
  hasBank ? switchToOwnBank(fillTemplate('game.ts')) : fillTemplate('game.ts'),
);
// The probe tells the tests that all games share how to play this one.
write(
  `tests/games/${id}/probe.ts`,
  hasBank ? allowRepeatsAfterTwoGames(fillTemplate('probe.ts')) : fillTemplate('probe.ts'),
);
write(`tests/games/${id}/rules.test.ts`, fillTemplate('rules.test.ts'));
if (hasBank) {
  write(`src/content/${id}/${id}-bank.ts`, fillTemplate('bank.ts'));
  write(`src/content/${id}/${id}.json`, readFileSync(join(TEMPLATES, 'bank.json'), 'utf8'));
  write(`tests/content/${id}/bank.test.ts`, fillTemplate('bank.test.ts'));
}

edit('src/games/registry.ts', (text) =>
  insertBefore(
    `import { ${camelName} } from './${id}/meta.tsx';\n${text}`,
    '] as const satisfies readonly GameMeta[];',
    `  ${camelName},\n`,
  ),
);
edit('tests/games/probes.ts', (text) =>
  insertBefore(
    `import { ${camelName}Probe } from './${id}/probe.ts';\n${text}`,
    '};\n',
    `  ${quoteKey(id)}: ${camelName}Probe,\n`,
  ),
);
edit('tests/e2e/play-layout.ts', (text) =>
  insertBefore(text, '};\n', `  ${quoteKey(id)}: (page) => page.keyboard.press('1'),\n`),
);
if (hasBank) {
  edit('vite/file-groups.ts', (text) =>
    insertBefore(text, "      'content/stories/emoji.json',\n", `      'content/${id}/${id}.json',\n`),
  );
}

// Sorts the imports, and wraps lines that the game's name makes too long.
const biome = join(PROJECT, 'node_modules/.bin/biome');
const options = ['check', '--write', '--vcs-enabled=false', `--config-path=${PROJECT}`];
execFileSync(biome, [...options, ...changedFiles], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

console.log(`
Next: give the game its texts, drawing, room, category and hue in src/games/${id}/meta.tsx and its rules in rules.ts.
Then write its name into README.md and the number of games into src/features/landing/product-screens.tsx.
src/games/registry.ts lists all files that a game touches.`);

function fail(message) {
  console.error(message);
  process.exit(1);
}

function fillTemplate(name) {
  const template = readFileSync(join(TEMPLATES, `${name}.txt`), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, key) => names[key]);
}

/** Replaces the part of a source that `pattern` finds; fails when a changed template no longer has it. */
function replacePart(source, pattern, replacement) {
  if (source.search(pattern) < 0) throw new Error(`The template lacks ${pattern}.`);
  return source.replace(pattern, () => replacement);
}

/** Replaces the function of game.ts that loads words by an import of the game's own bank. */
function switchToOwnBank(gameSource) {
  const loader = `load${pascalName}Bank`;
  const withoutWordLoader = replacePart(
    gameSource,
    /\/\*\* The nouns of a level\. \*\/\n[\s\S]*?\n\}\n\n/,
    '',
  );
  const withBankImport = replacePart(
    withoutWordLoader,
    /import \{ loadWords \}.*\nimport type \{ Level \}.*\n/,
    `import { ${loader} } from '../../content/${id}/${id}-bank.ts';\n`,
  );
  return replacePart(withBankImport, / {2}loadBank,\n/, `  loadBank: ${loader},\n`);
}

/** Changes the probe: the sample bank has enough items for two games, so the third may repeat some. */
function allowRepeatsAfterTwoGames(probeSource) {
  return replacePart(probeSource, / {2}levels: LEVELS,\n/, '  levels: LEVELS,\n  gamesBeforeRepeats: 2,\n');
}

/** A key of an object as biome writes it: in quotation marks only where it needs them. */
function quoteKey(key) {
  return key.includes('-') ? `'${key}'` : key;
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  changedFiles.push(path);
  console.log(`wrote ${path}`);
}

function edit(path, change) {
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
  changedFiles.push(path);
  console.log(`edited ${path}`);
}

function insertBefore(text, marker, line) {
  const index = text.indexOf(marker);
  if (index < 0) throw new Error(`${JSON.stringify(marker)} is missing`);
  return text.slice(0, index) + line + text.slice(index);
}
