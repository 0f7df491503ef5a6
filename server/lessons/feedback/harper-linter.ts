import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type BinaryModule,
  createBinaryModuleFromUrl,
  Dialect,
  type Lint,
  LocalLinter,
  SuggestionKind,
} from 'harper.js';
import { binary } from 'harper.js/binary';
import { splitIntoPassages } from './harper-passages.ts';

/** A lint of harper as plain data. Offsets are in UTF-16 units, `end` exclusive. */
export interface HarperLint {
  /** The name of harper's rule, such as `SpellCheck`. */
  rule: string;
  /** Harper's category, such as `Agreement`. */
  kind: string;
  start: number;
  end: number;
  /** The marked text. */
  text: string;
  /** Replacements of the marked text, the most likely first. */
  replacements: readonly string[];
}

export interface HarperLinter {
  check(text: string): Promise<readonly HarperLint[]>;
}

const SPELLING = 'SpellCheck';
/** Harper initializes lazily at its first mistakes, so it checks some before it is ready. */
const WARM_UP =
  'Yesterday i goed to teh theatre with Takahiro. Its a honest mistake, she have more better ones.';

/** Rules about style, typography and product names, which are no mistakes of a learner. */
const DISABLED_RULES = [
  'AvoidCurses',
  'Dashes',
  'DiscourseMarkers',
  'EllipsisLength',
  'FillerWords',
  'Hedging',
  'LongSentences',
  'NoFrenchSpaces',
  'NumericRangeEnDash',
  'OxfordComma',
  'QuoteSpacing',
  'Regionalisms',
  'Spaces',
  'UnclosedQuotes',
  'UseEllipsisCharacter',
  'UseTitleCase',
  'Touristic',
];

function getReplacements(lint: Lint): string[] {
  return lint.suggestions().map((suggestion) => {
    switch (suggestion.kind()) {
      case SuggestionKind.Remove:
        return '';
      case SuggestionKind.InsertAfter:
        return lint.get_problem_text() + suggestion.get_replacement_text();
      default:
        return suggestion.get_replacement_text();
    }
  });
}

/** Copies a lint out of harper's memory, and frees it there. */
function toPlainLint(rule: string, lint: Lint): HarperLint {
  const span = lint.span();
  const plain = {
    rule,
    kind: lint.lint_kind(),
    start: span.start,
    end: span.end,
    text: lint.get_problem_text(),
    replacements: getReplacements(lint),
  };
  span.free();
  lint.free();
  return plain;
}

async function check(linter: LocalLinter, text: string): Promise<HarperLint[]> {
  const byRule = await linter.organizedLints(text, { language: 'plaintext' });
  return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => toPlainLint(rule, lint)));
}

/** Turns off every rule that `isEnabled` rejects; harper marks rules that are on by default with `true`. */
async function configure(
  linter: LocalLinter,
  isEnabled: (rule: string, isDefault: boolean) => boolean,
): Promise<void> {
  const defaults = await linter.getDefaultLintConfig();
  await linter.setLintConfig(
    Object.fromEntries(Object.entries(defaults).map(([rule, on]) => [rule, isEnabled(rule, on === true)])),
  );
}

/**
 * Loads harper's code from any folder. Harper does not decode the path in a file's URL, so it would not find
 * a path with a space: it reads such a file through a temporary link.
 *
 * @param url the file URL of harper's WebAssembly
 */
export async function loadHarperBinary(url: URL): Promise<BinaryModule> {
  const path = fileURLToPath(url);
  if (path === url.pathname || process.platform === 'win32') return createBinaryModuleFromUrl(url.href);
  const folder = await mkdtemp(join(tmpdir(), 'harper-'));
  try {
    const link = join(folder, 'harper.wasm');
    await symlink(path, link);
    const linked = createBinaryModuleFromUrl(pathToFileURL(link).href);
    await linked.setup();
    return linked;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Compiles harper's code. While a thread of the process holds the module, V8 reuses it for equal bytes, which
 * saves a third of a linter's start.
 */
export async function compileHarper(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(fileURLToPath(binary.url)));
}

/**
 * Starts harper (https://writewithharper.com), a grammar checker in WASM; takes seconds. A spelling is a
 * mistake only if it is neither American nor British.
 */
export async function createHarperLinter(): Promise<HarperLinter> {
  const loadable = await loadHarperBinary(new URL(binary.url));
  const american = new LocalLinter({ binary: loadable, dialect: Dialect.American });
  const british = new LocalLinter({ binary: loadable, dialect: Dialect.British });
  await configure(american, (rule, isDefault) => isDefault && !DISABLED_RULES.includes(rule));
  await configure(british, (rule) => rule === SPELLING);
  await Promise.all([check(american, WARM_UP), check(british, WARM_UP)]);

  async function checkPassage(text: string): Promise<HarperLint[]> {
    const [lints, britishLints] = [await check(american, text), await check(british, text)];
    const wrongInBritish = new Set(britishLints.map(({ start }) => start));
    return lints.filter(({ rule, start }) => rule !== SPELLING || wrongInBritish.has(start));
  }

  return {
    async check(text) {
      const found: HarperLint[] = [];
      for (const passage of splitIntoPassages(text)) {
        for (const lint of await checkPassage(passage.text)) {
          found.push({ ...lint, start: lint.start + passage.start, end: lint.end + passage.start });
        }
      }
      return found;
    },
  };
}
