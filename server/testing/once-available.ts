import { setTimeout as pause } from 'node:timers/promises';

// Between two tries; a person waits longer.
const PAUSE = 20;

type Answered = { status: number };

/**
 * What a call is answered once the shop is there for it: it is made again after each answer that is none. That is a 503 unless said otherwise:
 * a busy machine may have no connection in time. Whoever expects to be served all the same asks like this, with the key of what may be done
 * once only.
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
