import type { ReadAs } from '#machines/imports/opened-file.ts';
import { answerOf, type Source } from './open-file.ts';

// Reads a file beside the page, which goes on answering meanwhile: one file, and it is closed by whoever asked.
addEventListener('message', async ({ data: { source, readAs } }: MessageEvent<{ source: Source; readAs: ReadAs }>) => {
  postMessage(await answerOf(source, readAs));
});
