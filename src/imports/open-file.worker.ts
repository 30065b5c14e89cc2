import type { ReadAs } from '#machines/imports/opened-file.ts';
import { openFile, type Source } from './open-file.ts';
import { SheetError } from './sheet.ts';

// Reads a file beside the page, which goes on answering meanwhile: one file, and it is closed by whoever asked.
addEventListener('message', async ({ data: { source, readAs } }: MessageEvent<{ source: Source; readAs: ReadAs }>) => {
  try {
    postMessage({ opened: await openFile(source, readAs) });
  } catch (error) {
    postMessage({ problem: error instanceof SheetError ? error.code : 'unreadable' });
  }
});
