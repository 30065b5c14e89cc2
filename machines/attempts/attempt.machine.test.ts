import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, saidWorld, settled, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type AttemptEvent, type AttemptInput, attemptMachine, keepingOfAttempt } from './attempt.machine.ts';
import { attemptPaths } from './attempt.paths.ts';
import { steps } from './attempt.steps.ts';
import { type AttemptChange, type Chosen, NOTHING_UNKEPT, type Unkept } from './attempt-changes.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(attemptMachine), explorationOf(attemptPaths))).toEqual([...steps].sort());
});

const passed: AttemptResult = {
  attempt: 7,
  number: 1,
  passed: true,
  score: 100,
  right: 2,
  questions: 2,
  pass_mark: 70,
  submitted_at: '2026-11-20T10:00:00.000Z',
  certificate: 3,
  package_certificates: [],
};

type Attempt = ActorRefFrom<typeof attemptMachine>;

/** Sends an event half a second later, so that it is not taken for the second tap of a double tap. */
function press(actor: Attempt, clock: ReturnType<typeof stillClock>, event: AttemptEvent) {
  clock.increment(500);
  actor.send(event);
}

type Told = { type: string; change?: AttemptChange };

function begin(input: Partial<AttemptInput> = {}) {
  const submit = heldCall<AttemptResult, { chosen: Chosen }>();
  const told: Told[] = [];
  const settledAs: unknown[] = [];
  let reloaded = 0;
  const clock = stillClock();
  const world = saidWorld<AttemptEvent>();
  const keeping = fromCallback(({ receive }) => receive((event) => told.push(event as Told)));
  const actor = createActor(
    underTest(attemptMachine).provide({
      actors: { submit: fromPromise(submit.call), watchAttempt: world.watch, keeping: keeping as never },
      actions: {
        settle: (_, { result }) => settledAs.push(result),
        reload: () => {
          reloaded += 1;
        },
      },
    }),
    { input: { questions: [1, 2], chosen: {}, page: 0, read: false, unkept: NOTHING_UNKEPT, ...input }, clock },
  ).start();
  return {
    actor,
    submit,
    /** Submits after the person had time to see the answers. */
    submits: () => press(actor, clock, { type: 'attempt.submit' }),
    /** Sends an event after the person had time to see the question. */
    presses: (event: AttemptEvent) => press(actor, clock, event),
    clock,
    world,
    settledAs,
    /** The changes that the `keeping` machine was given, and the other events it was sent. */
    kept: () => told.flatMap(({ change }) => change ?? []),
    asked: () => told.flatMap(({ type }) => (type === 'work.changed' ? [] : [type])),
    reloads: () => reloaded,
  };
}

it('gives every change to whoever keeps it, with the question that it is for', () => {
  const { actor, kept, presses } = begin();
  actor.send({ type: 'page.turn', page: 2 });
  actor.send({ type: 'reading.done' });
  presses({ type: 'answer.choose', answers: [10] });
  actor.send({ type: 'question.next' });
  presses({ type: 'answer.choose', answers: [20, 21] });
  expect(kept()).toEqual([{ page: 2 }, { read: true }, { chosen: { 1: [10] } }, { chosen: { 2: [20, 21] } }]);
});

it('asks no question that there is not, and gives an answer to the one that is asked', () => {
  const { actor, kept, presses } = begin();
  actor.send({ type: 'reading.done' });
  for (const index of [0.5, -1, 2, Number.NaN]) actor.send({ type: 'question.go', index });
  presses({ type: 'answer.choose', answers: [10] });
  expect(kept()).toEqual([{ read: true }, { chosen: { 1: [10] } }]);
  expect(actor.getSnapshot().context.chosen).toEqual({ 1: [10] });
});

it('neither skips nor answers the next question for whoever presses twice what leads to it', () => {
  const { actor, clock, presses, kept } = begin({ questions: [1, 2, 3], read: true });
  presses({ type: 'question.next' });
  clock.increment(499);
  actor.send({ type: 'question.next' });
  actor.send({ type: 'answer.choose', answers: [20] });
  expect([actor.getSnapshot().context.index, kept()]).toEqual([1, []]);
  presses({ type: 'question.next' });
  expect(actor.getSnapshot().context.index).toBe(2);
});

it('submits nothing to whoever presses twice what leads to the answers', () => {
  const { actor, clock } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  actor.send({ type: 'attempt.submit' });
  clock.increment(499);
  actor.send({ type: 'attempt.submit' });
  expect(actor.getSnapshot().value).toEqual({ review: 'appearing' });
  clock.increment(1);
  actor.send({ type: 'attempt.submit' });
  expect(actor.getSnapshot().value).toBe('scoring');
});

it('submits all answers, once however often one presses, and tells the result', async () => {
  const { actor, submit, submits } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  submits();
  submits();
  await submit.answer(passed);
  expect(submit.asked).toEqual([{ chosen: { 1: [10], 2: [20] } }]);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.result]).toEqual(['passed', passed]);
});

const failed: AttemptResult = { ...passed, passed: false, score: 50, right: 1, certificate: null };

it('tells how near it was when it failed', async () => {
  const { actor, submit, submits } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  submits();
  await submit.answer(failed);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.result]).toEqual(['failed', failed]);
});

it.each([
  ['passed', passed],
  ['failed', failed],
] as const)('tells the result of an attempt that was submitted on another device and %s', (state, result) => {
  const { actor } = begin({ chosen: { 1: [10] }, read: true });
  actor.send({ type: 'attempt.read', chosen: {}, result });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.result]).toEqual([state, result]);
});

it('shows the page that was turned to, also after the questions were looked at', () => {
  const { actor } = begin();
  actor.send({ type: 'page.turn', page: 2 });
  actor.send({ type: 'reading.done' });
  actor.send({ type: 'reading.open' });
  const { page, read } = actor.getSnapshot().context;
  expect([page, read]).toEqual([2, true]);
});

it('opens the very question that is chosen in the review', () => {
  const { actor } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  actor.send({ type: 'question.go', index: 1 });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.index]).toEqual([{ question: 'appearing' }, 1]);
});

it('waits twenty seconds for the result, and no less', () => {
  const { actor, clock, submits } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  submits();
  clock.increment(19_999);
  expect(actor.getSnapshot().value).toBe('scoring');
});

it('asks how it stands when the server refused the answers: another device may have changed them', async () => {
  const { actor, submit, reloads, submits } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  submits();
  await submit.fail(refusalOf({ status: 400, code: 'attempts.unanswered' }));
  expect([actor.getSnapshot().value, reloads()]).toEqual(['notSubmitted', 1]);
});

it('can be submitted again when no answer came, and asks the server how it stands', async () => {
  const { actor, submit, clock, reloads, submits } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  submits();
  clock.increment(20_000);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal?.kind, reloads()]).toEqual([
    'notSubmitted',
    'timeout',
    1,
  ]);
  submits();
  expect(actor.getSnapshot().context.refusal).toBeNull();
  await submit.fail(refusalOf({ status: 500, message: 'Broken' }));
  expect(actor.getSnapshot().context.refusal?.message).toBe('Broken');
});

it('takes what another device chose for a question, and leaves the others as they are', () => {
  const { actor } = begin({ chosen: { 1: [10] }, read: true });
  actor.send({ type: 'attempt.read', chosen: { 2: [21] }, result: null });
  expect(actor.getSnapshot().context.chosen).toEqual({ 1: [10], 2: [21] });
});

it.each([
  ['with reading, before it was read', {}, 'reading'],
  ['at the first question without an answer', { read: true, chosen: { 1: [10] } }, 'question.appearing'],
  ['with the review, when all are answered', { read: true, chosen: { 1: [10], 2: [20] } }, 'review.appearing'],
])('begins %s', (_, input, state) => {
  expect(statePath(begin(input).actor.getSnapshot().value)).toBe(state);
});

it('has nothing kept beside the submission, and the keeping goes on when it was not submitted', async () => {
  const { submit, asked, clock, submits } = begin({ chosen: { 1: [10], 2: [20] }, read: true });
  submits();
  await submit.fail(refusalOf({ status: 401, code: 'session.missing' }));
  submits();
  await submit.fail(refusalOf({ status: 500 }));
  submits();
  clock.increment(20_000);
  submits();
  await submit.answer(passed);
  expect(asked()).toEqual([...Array(3).fill(['work.hold', 'work.release']).flat(), 'work.hold', 'work.drop']);
});

describe('what another device submitted', () => {
  const elsewhere = (result: AttemptResult) => ({ type: 'attempt.read', chosen: {}, result }) as const;
  const failed = { ...passed, passed: false, score: 50, right: 1 };

  it.each([
    ['reading', {}],
    ['review.appearing', { read: true, chosen: { 1: [10], 2: [20] } }],
  ] as const)('is told with its result while one is at %s', (state, input) => {
    for (const result of [passed, failed]) {
      const { actor } = begin(input);
      expect(statePath(actor.getSnapshot().value)).toBe(state);
      actor.send(elsewhere(result));
      expect([actor.getSnapshot().value, actor.getSnapshot().context.result]).toEqual([
        result.passed ? 'passed' : 'failed',
        result,
      ]);
    }
  });

  it('is told where the submission did not go through, from where a question may be gone to', async () => {
    for (const result of [passed, failed]) {
      const { actor, submit, submits } = begin({ read: true, chosen: { 1: [10], 2: [20] } });
      submits();
      await submit.fail(refusalOf({ status: 500 }));
      expect(actor.getSnapshot().value).toBe('notSubmitted');
      actor.send(elsewhere(result));
      expect(actor.getSnapshot().context.result).toEqual(result);
    }
    const { actor, submit, submits } = begin({ read: true, chosen: { 1: [10], 2: [20] } });
    submits();
    await submit.fail(refusalOf({ status: 500 }));
    actor.send({ type: 'question.go', index: 1 });
    expect(actor.getSnapshot()).toMatchObject({ value: { question: 'appearing' }, context: { index: 1 } });
  });
});

describe('beside the flow', () => {
  const COMPLETE = { read: true, chosen: { 1: [10], 2: [20] } };

  /** An attempt with the real `keeping` machine instead of a stand-in. */
  function beginKeeping(unkept: Unkept) {
    const save = heldCall<unknown, Unkept>();
    const submit = heldCall<AttemptResult, { chosen: Chosen }>();
    const clock = stillClock();
    const keeping = keepingOfAttempt.provide({ actors: { save: fromPromise(save.call) } });
    const machine = underTest(attemptMachine);
    const actor = createActor(machine.provide({ actors: { keeping, submit: fromPromise(submit.call) } }), {
      input: { questions: [1, 2], page: 0, unkept, ...COMPLETE },
      clock,
    }).start();
    return { actor, save, submit, clock, submits: () => press(actor, clock, { type: 'attempt.submit' }) };
  }

  it('what could not be kept the last time is kept, and what the server says of it meanwhile is not believed', async () => {
    const { actor, save, clock } = beginKeeping({ chosen: { 2: [20] }, page: null, read: false });
    const says = () => actor.send({ type: 'attempt.read', chosen: { 1: [], 2: [] }, result: null });
    says();
    expect(actor.getSnapshot().context.chosen).toEqual({ 1: [], 2: [20] });
    clock.increment(600);
    await save.answer({});
    await settled();
    says();
    expect(actor.getSnapshot().context.chosen).toEqual({ 1: [], 2: [] });
  });

  it('nothing is kept while the answers are scored, and what was not kept is, when they were not taken', async () => {
    const { save, submit, clock, submits } = beginKeeping({ chosen: { 2: [20] }, page: null, read: false });
    submits();
    clock.increment(10_000);
    expect(save.asked).toEqual([]);
    await submit.fail(refusalOf({ status: 500 }));
    clock.increment(600);
    expect(save.asked).toEqual([{ chosen: { 2: [20] }, page: null, read: false }]);
  });

  it('what was chosen here counts more than what another device chose, until it is kept', () => {
    const { actor, world, presses } = begin({ read: true });
    presses({ type: 'answer.choose', answers: [10] });
    world.say({ type: 'attempt.read', chosen: { 1: [11], 2: [21] }, result: null });
    expect(actor.getSnapshot().context.chosen).toEqual({ 1: [10], 2: [21] });
    world.say({ type: 'work.kept' });
    world.say({ type: 'attempt.read', chosen: { 1: [11], 2: [21] }, result: null });
    expect(actor.getSnapshot().context.chosen).toEqual({ 1: [11], 2: [21] });
  });

  it('what another device chose while answers were scored is not looked at again with the next ones', async () => {
    const { actor, submit, world, submits } = begin(COMPLETE);
    submits();
    world.say({ type: 'attempt.read', chosen: { 2: [21] }, result: null });
    await submit.fail(refusalOf({ status: 500 }));
    expect(actor.getSnapshot().context.chosen).toEqual({ 1: [10], 2: [21] });
    world.say({ type: 'attempt.read', chosen: { 2: [20] }, result: null });
    submits();
    await submit.fail(refusalOf({ status: 500 }));
    expect(actor.getSnapshot().context.chosen).toEqual({ 1: [10], 2: [20] });
  });

  it.each([passed, failed])(
    'a result that was told while answers were scored is the result when they were not taken',
    async (result) => {
      const { actor, submit, world, settledAs, submits } = begin(COMPLETE);
      submits();
      world.say({ type: 'attempt.read', chosen: {}, result });
      expect(actor.getSnapshot().value).toBe('scoring');
      await submit.fail(refusalOf({ status: 409 }));
      expect([actor.getSnapshot().context.result, settledAs]).toEqual([result, [result]]);
    },
  );

  it.each([passed, failed])('with a result nothing is kept any more, and it is settled', async (result) => {
    const { submit, asked, settledAs, submits } = begin(COMPLETE);
    submits();
    await submit.answer(result);
    expect([asked(), settledAs]).toEqual([['work.hold', 'work.drop'], [result]]);
  });
});

nothingIsMissed(attemptMachine);
