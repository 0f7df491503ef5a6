import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { classNamer, classNames, inlineClassNames } from '../../vite/class-names.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let root: string;

beforeEach(async () => {
  root = temporaryFolder();
  await write('src/ui/card.module.css', '.title { color: red } .text { color: blue }');
  await write('src/games/board.module.css', '.title { color: green }');
  await write('src/ui/base.css', '.title {}');
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** What is built of a script: its code and the styles. */
async function built(script: string): Promise<{ code: string; css: string }> {
  await write('src/main.ts', script);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [classNames(), inlineClassNames()],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      rolldownOptions: { input: join(root, 'src/main.ts'), optimization: { inlineConst: { mode: 'all' } } },
    },
  })) as Rolldown.RolldownOutput;
  const css = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { code: output[0].code, css: css?.type === 'asset' ? String(css.source) : '' };
}

test('one class of two files has two names, and two namers give it the same', () => {
  const files = ['games/board', 'ui/card'].map((path) => join(root, `src/${path}.module.css`));
  const names = () => files.map((file) => classNamer(join(root, 'src'))('title', file));
  expect(names()).toEqual(['title-0', 'title-1']);
  expect(names()).toEqual(names());
});

test('what is no module of styles has no names', () => {
  const namer = classNamer(join(root, 'src'));
  expect(() => namer('title', join(root, 'src/ui/base.css'))).toThrow('base.css');
});

test('a script has the names that it uses and no others, and the styles have all', async () => {
  const { code, css } = await built(
    `import styles from './ui/card.module.css';\ndocument.body.className = styles.title;`,
  );
  expect(code).toMatch(/className=[`"']title-1[`"']/);
  expect(code).not.toContain('text-1');
  expect(css).toContain('.title-1{');
  expect(css).toContain('.text-1{');
});

test('a word of JavaScript is no name of a class', async () => {
  await write('src/ui/card.module.css', '.class { color: red }');
  const script = `import styles from './ui/card.module.css';\ndocument.body.className = styles.class;`;
  await expect(built(script)).rejects.toThrow('"class"');
});
