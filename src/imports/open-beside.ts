import type { OpenedFile, ReadAs } from '#machines/imports/opened-file.ts';
import type { Answer, Source } from './open-file.ts';
import { SheetError } from './sheet.ts';

/** Reads the rows of a file in a worker, which ends with the answer or with `signal`. Throws SheetError. */
export function openBeside(source: Source, readAs: ReadAs, signal: AbortSignal): Promise<OpenedFile> {
  const worker = new Worker(new URL('./open-file.worker.ts', import.meta.url), { type: 'module' });
  const end = () => worker.terminate();
  signal.addEventListener('abort', end);
  return new Promise<OpenedFile>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      'opened' in data ? resolve(data.opened) : reject(new SheetError(data.problem, data.line));
    // The worker could not be loaded, or what it read was more than it can hold.
    worker.onerror = () => reject(new SheetError('unreadable'));
    worker.postMessage({ source, readAs });
  }).finally(end);
}
