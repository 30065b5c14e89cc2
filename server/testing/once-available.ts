import { setTimeout as pause } from 'node:timers/promises';

// Between two tries; a person waits longer.
const PAUSE = 20;

/**
 * What a call is answered once the shop is there for it: after a 503 it is made again, as that says. A busy machine may have no connection
 * for it in time; whoever expects to be served all the same asks like this, with the key of what may be done once only.
 */
export async function onceAvailable<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await pause(PAUSE);
  }
}
