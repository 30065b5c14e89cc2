import type { ReadAs } from '#machines/imports/opened-file.ts';
import { answerOf, type Source } from './open-file.ts';

// Reads one file in a worker, so that the page stays responsive; the page that asked terminates it.
addEventListener('message', async ({ data: { source, readAs } }: MessageEvent<{ source: Source; readAs: ReadAs }>) => {
  postMessage(await answerOf(source, readAs));
});
