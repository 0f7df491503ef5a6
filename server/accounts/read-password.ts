import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The first line of a pipe, or what the operator types at a terminal, which does not show it. */
export async function readPassword(input: NodeJS.ReadStream, output: NodeJS.WritableStream): Promise<string> {
  const isTerminal = input.isTTY === true;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: silent, terminal: isTerminal });
  if (isTerminal) output.write('New password: ');
  const password = await new Promise<string>((resolve) => {
    reader.once('line', resolve);
    reader.once('close', () => resolve(''));
  });
  reader.close();
  if (isTerminal) output.write('\n');
  return password;
}
