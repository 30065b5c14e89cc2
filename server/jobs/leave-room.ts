import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does a piece of long work, and then nothing for as long as it took: people have at least half of the time. The embedded
 * database answers within the same turn of the event loop, so that without a pause no call would come in before the work is over.
 */
export async function leaveRoom(work: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  const isMore = await work();
  if (isMore) await pause(performance.now() - began);
  return isMore;
}
