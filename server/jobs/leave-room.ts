import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does a piece of long work, and then pauses for as long as it took, which leaves at least half of the time to calls. The
 * embedded database answers within the same turn of the event loop, so without a pause no call would be handled before all work
 * is done.
 */
export async function leaveRoom(work: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  const isMore = await work();
  if (isMore) await pause(performance.now() - began);
  return isMore;
}
