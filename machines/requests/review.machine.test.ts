import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type DecisionTry, type ReviewEvent, type ReviewInput, reviewMachine } from './review.machine.ts';
import { changed, OPEN, overtaken, own, reviewPaths, input as sample } from './review.paths.ts';
import { steps } from './review.steps.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(reviewMachine), explorationOf(reviewPaths))).toEqual([...steps].sort());
});

function start(input: Partial<ReviewInput> = {}) {
  const decide = heldCall<unknown, DecisionTry>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(reviewMachine).provide({
      actors: { decide: fromPromise(decide.call) },
      actions: {
        sayWordless: () => said.push('wordless'),
        saySettled: (_, { id, decision }) => said.push(`${decision} ${id}`),
        readAgain: () => said.push('read'),
      },
    }),
    { input: Object.assign({}, sample, input), clock },
  ).start();
  return {
    decide,
    said,
    clock,
    send: (
      ...types: (ReviewEvent['type'] &
        (
          | 'decision.accept'
          | 'decision.refuse'
          | 'decision.ask'
          | 'decision.submit'
          | 'decision.back'
          | 'decision.undo'
          | 'decision.send'
          | 'outcome.ask'
          | 'request.look'
        ))[]
    ) => {
      for (const type of types) actor.send({ type });
    },
    word: (words: string) => actor.send({ type: 'decision.word', words }),
    tell: actor.send,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

const away = refusalOf({ kind: 'network', code: 'network' });

/** A review with "accepted" being sent. */
function sent() {
  const review = start();
  review.send('decision.accept', 'decision.send');
  return review;
}

describe('looking', () => {
  it.each([
    ['open', {}],
    ['own', { own: true }],
    ['decided', { seen: { status: 'rejected', comment: null } }],
    ['decided', { own: true, seen: { status: 'cancelled', comment: null } }],
  ] as const)('finds it %s', (state, changes) => {
    expect(start({ request: Object.assign({}, OPEN, changes) }).state()).toBe(`looking.${state}`);
  });

  it('goes by what was seen last, while nothing is being decided', async () => {
    const review = start();
    const moved = Object.assign({}, OPEN, { seen: { status: 'in_review', comment: 5 } } as const);
    review.tell({ type: 'request.seen', request: moved });
    review.send('decision.refuse');
    review.tell({ type: 'request.seen', request: OPEN });
    review.word(' Ne vidi se ');
    review.tell({ type: 'decision.code', code: 'unreadable' });
    review.send('decision.submit', 'decision.send');
    expect(review.decide.asked).toEqual([
      { id: 41, company: null, decision: 'rejected', code: 'unreadable', words: 'Ne vidi se', seen: moved.seen },
    ]);
  });
});

describe('accepting', () => {
  it('is about to be sent for a while, then sent with what was seen, and said', async () => {
    const review = start();
    review.send('decision.accept');
    expect(around(review.clock, 6000, review.state)).toEqual(['aboutToSend', 'sending']);
    expect(review.decide.asked).toEqual([
      {
        id: 41,
        company: null,
        decision: 'accepted',
        code: 'other',
        words: '',
        seen: { status: 'pending', comment: null },
      },
    ]);
    await review.decide.answer(null);
    expect([review.state(), review.said]).toEqual(['settled', ['accepted 41']]);
  });

  it('waits as long as whoever decides wants', () => {
    const review = start({ wait: 60_000 });
    review.send('decision.accept');
    expect(around(review.clock, 60_000, review.state)).toEqual(['aboutToSend', 'sending']);
  });

  it('is undone within that time, and sends nothing', () => {
    const review = start();
    review.send('decision.accept', 'decision.undo');
    review.clock.increment(10_000);
    expect([review.state(), review.decide.asked]).toEqual(['looking.open', []]);
  });

  it('sends no words that were typed for something else', () => {
    const review = start();
    review.send('decision.ask');
    review.word('Kome?');
    review.send('decision.back', 'decision.accept', 'decision.send');
    expect(review.decide.asked[0]).toMatchObject({ decision: 'accepted', words: '' });
    expect(review.context().words).toBe('Kome?');
  });
});

describe('words', () => {
  it.each(['decision.refuse', 'decision.ask'] as const)(
    'are needed after %s, which is said until there are some',
    (how) => {
      const review = start();
      review.send(how);
      const state = review.state();
      review.word('  ');
      review.send('decision.submit');
      expect([review.state(), review.said, review.context().isWordless]).toEqual([state, ['wordless'], true]);
      review.word('x');
      expect(review.context().isWordless).toBe(false);
      review.word('');
      review.send('decision.submit', 'decision.back');
      expect([review.state(), review.context().isWordless]).toEqual(['looking.open', false]);
    },
  );

  it('of a refusal are about to be sent, and there again once that is undone', () => {
    const review = start();
    review.send('decision.refuse');
    review.word('Ne vidi se');
    review.send('decision.submit');
    expect(review.state()).toBe('aboutToSend');
    review.send('decision.undo');
    expect([review.state(), review.context().words]).toEqual(['refusing', 'Ne vidi se']);
  });

  it('of a question are sent at once', async () => {
    const review = start();
    review.send('decision.ask');
    review.word('Kome?');
    review.send('decision.submit');
    expect(review.decide.asked[0]).toMatchObject({ decision: 'question', words: 'Kome?' });
    await review.decide.answer(null);
    expect(review.said).toEqual(['question 41']);
  });
});

describe('a decision', () => {
  it('of whoever was second says who was first, and reads anew; what was typed stays', async () => {
    const review = start();
    review.send('decision.ask');
    review.word('Kome?');
    review.send('decision.submit');
    await review.decide.fail(overtaken);
    expect([review.state(), review.said, review.context().words]).toEqual(['overtaken', ['read'], 'Kome?']);
    expect(review.context().refusal?.body).toMatchObject({ by: { name: 'Sara Ilić' } });
  });

  it('about what has changed decides nothing, reads anew, and is made once it was looked at', async () => {
    const review = sent();
    await review.decide.fail(changed);
    expect([review.state(), review.said, review.context().refusal?.code]).toEqual([
      'changedMeanwhile',
      ['read'],
      'requests.seen',
    ]);
    const seen = { status: 'in_review', comment: 7 } as const;
    review.send('request.look');
    review.tell({ type: 'request.seen', request: Object.assign({}, OPEN, { seen }) });
    review.send('decision.accept', 'decision.send');
    expect([review.decide.asked[1]?.seen, review.context().refusal]).toEqual([seen, null]);
  });

  it('about one’s own is refused, with why', async () => {
    const review = sent();
    await review.decide.fail(own);
    expect([review.state(), review.context().refusal?.code]).toEqual(['notYours', 'requests.own']);
  });

  it('without an answer is made again, for nobody knows', async () => {
    const review = sent();
    expect(around(review.clock, 20_000, review.state)).toEqual(['sending', 'unsure']);
    expect(review.context().refusal?.kind).toBe('timeout');
    review.send('outcome.ask');
    expect([review.decide.asked.length, review.context().refusal]).toEqual([2, null]);
    await review.decide.fail(away);
    expect([review.state(), review.context().refusal?.kind]).toEqual(['unsure', 'network']);
    review.send('decision.back');
    expect(review.state()).toBe('looking.open');
  });

  it('after the session was lost is there to be sent again, and has no fault of its own', async () => {
    const review = sent();
    await review.decide.fail(refusalOf({ status: 401 }));
    expect([review.state(), review.context().refusal]).toEqual(['failed', null]);
    review.send('decision.send');
    expect(review.decide.asked[1]).toEqual(review.decide.asked[0]);
  });

  it.each([
    [403, 'session.permission'],
    [409, 'another'],
    [500, 'internal'],
  ])('that fails by %i %s says why, and can be sent again or left', async (status, code) => {
    const review = sent();
    await review.decide.fail(refusalOf({ status, code, message: 'Why' }));
    expect([review.state(), review.context().refusal?.message]).toEqual(['failed', 'Why']);
    review.send('decision.back');
    expect(review.state()).toBe('looking.open');
  });
});

nothingIsMissed(reviewMachine);
