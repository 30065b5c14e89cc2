import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { PlainError } from '../config/plain-error.ts';

/** A terminal to ask in. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Reads a line from a terminal without echoing it. Throws PlainError if it is interrupted. */
export async function readHidden(question: string, { input, output }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const broken = new AbortController();
  lines.once('close', () => broken.abort());
  output.write(question);
  try {
    return await lines.question('', { signal: broken.signal });
  } catch (error) {
    if (broken.signal.aborted) throw new PlainError('It was broken off: nobody was made an owner.', { cause: error });
    throw error;
  } finally {
    lines.close();
    output.write('\n');
  }
}
