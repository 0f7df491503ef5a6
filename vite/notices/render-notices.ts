import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPackage } from './imported-packages.ts';

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:\.\w+)?$/i;
const NOTICE_FILE = /^notice(?:\.\w+)?$/i;
const RULE = '-'.repeat(80);

/** https://opensource.org/license/mit, for packages that name this licence and don't contain its text. */
const createMitText = (author: string) => `MIT License

Copyright (c) ${author.replace(/ *[<(].*/, '')}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The works in banks, lexicon and curriculum, each with the file of its licence if that has to go along. */
const CONTENT: readonly { title: string; text: string; licenceFile?: string }[] = [
  {
    title: 'SCOWL',
    text: 'The words that the word games accept, and those that the corrections know.',
    licenceFile: 'src/content/english-words/scowl-copyright.txt',
  },
  {
    title: 'WordNet',
    text: 'The parts of speech of the words that the corrections know.',
    licenceFile: 'src/content/english-words/wordnet-licence.txt',
  },
  {
    title: 'The CEFR-J Wordlist Version 1.5',
    text: `Compiled by Yukio Tono, Tokyo University of Foreign Studies. Retrieved from http://www.cefr-j.org/download.html on
20/01/2020. The levels of words from A1 to B2 follow it.`,
  },
  {
    title: 'Octanove Vocabulary Profile C1/C2, version 1.0',
    text: `Octanove Labs, https://github.com/openlanguageprofiles/olp-en-cefrj, CC BY-SA 4.0
(https://creativecommons.org/licenses/by-sa/4.0/). The levels of words of C1 and C2 were checked against it.`,
  },
];

function readTexts(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** The texts of a package's licence, with the notices that have to go along. */
function readLicence({ folder, licence, author }: InstalledPackage, apacheText: string): string {
  const texts = readTexts(folder, LICENCE_FILE);
  if (texts.length === 0 && licence === 'Apache-2.0') texts.push(apacheText);
  if (texts.length === 0 && licence === 'MIT') texts.push(createMitText(author));
  return [...texts, ...readTexts(folder, NOTICE_FILE)].join('\n\n');
}

/**
 * The notices of everything that the app and the server contain: the packages, and the words of others.
 * Packages with the same text share it.
 *
 * @param root the folder of the project
 * @throws when a package has no licence text, and none can stand in for it
 */
export function renderNotices(root: string, packages: readonly InstalledPackage[]): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8').trim();
  const apacheText = read('LICENSE');
  const namesByText = new Map<string, string[]>();
  for (const installed of packages) {
    const { name, version, licence } = installed;
    const text = readLicence(installed, apacheText);
    if (!text) throw new Error(`The package ${name} (${licence}) has no text of its licence.`);
    const names = namesByText.get(text) ?? [];
    namesByText.set(text, [...names, `${name} ${version} (${licence})`]);
  }
  const sections = [
    ...CONTENT.map(({ title, text, licenceFile }) => [title, text, licenceFile && read(licenceFile)]),
    ...[...namesByText].map(([text, names]) => [names.join('\n'), text]),
  ];
  return [
    read('NOTICE'),
    ...sections.map((parts) => `${RULE}\n${parts.filter((part) => part !== undefined).join('\n\n')}`),
    '',
  ].join('\n\n');
}
