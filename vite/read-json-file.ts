import { readFileSync } from 'node:fs';

/**
 * Whether these characters could be the first ones of a JSON text: the parser complains only of their end.
 */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated/.test(message) || Number(position) >= text.length;
  }
}

/**
 * Finds the position of the first character at which the text is no JSON any more, by bisection, because
 * `JSON.parse` does not always say where it failed.
 */
function findFaultPosition(text: string): number {
  let [good, bad] = [0, text.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return good;
}

/**
 * Reads a JSON file that authors write by hand.
 *
 * @throws an error that names file, line and column when it is no JSON
 */
export function readJsonFile(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    const before = text.slice(0, findFaultPosition(text)).split('\n');
    const location = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    throw new Error(
      `${path}, ${location}: this is no JSON. Look there and a line above for a comma or quotation mark that is missing or too many.`,
    );
  }
}
