import { setTimeout as pause } from 'node:timers/promises';

// Milliseconds between attempts; a person waits longer.
const PAUSE = 20;

type Answered = { status: number };

/**
 * The answer to a call once the shop is available: repeats the call while `isNone`, by default after a 503, since a busy machine may have
 * no free connection in time. Calls that may be done only once need an idempotency key.
 */
export async function onceAvailable<Answer extends Answered>(
  call: () => Promise<Answer>,
  isNone: (answer: Answer) => boolean = ({ status }) => status === 503,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (!isNone(answer)) return answer;
    await pause(PAUSE);
  }
}
