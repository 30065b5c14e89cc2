import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { NOTHING_UNKEPT as NOTHING, type Unkept } from './attempt-changes.ts';
import { type KeepingEvent, keepingMachine } from './keeping.machine.ts';
import { keepingPaths } from './keeping.paths.ts';
import { steps } from './keeping.steps.ts';

it('takes exactly the steps that are written down', () => {
  expect(transitionsOf(underTest(keepingMachine), explorationOf(keepingPaths))).toEqual([...steps].sort());
});

function begin(before = NOTHING) {
  const network = saidWorld<KeepingEvent>();
  const said: string[] = [];
  const save = heldCall<unknown, Unkept>();
  const clock = stillClock();
  let reloaded = 0;
  const actor = createActor(
    underTest(keepingMachine).provide({
      actors: { save: fromPromise(save.call), watchNetwork: network.watch },
      actions: {
        sayKept: () => said.push('kept'),
        reload: () => {
          reloaded += 1;
        },
      },
    }),
    { clock, input: before },
  ).start();
  const choose = (question: number, answers: number[]) =>
    actor.send({ type: 'work.changed', change: { chosen: { [question]: answers } } });
  return { actor, save, clock, choose, network, said, reloads: () => reloaded };
}

it('sends quick changes together, the last of each question', () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(500);
  choose(1, [11]);
  choose(2, [20]);
  actor.send({ type: 'work.changed', change: { page: 4 } });
  clock.increment(599);
  expect(save.asked).toEqual([]);
  clock.increment(1);
  expect(save.asked).toEqual([{ chosen: { 1: [11], 2: [20] }, page: 4, read: false }]);
});

it('sends what failed again, with what changed since, the newest of each question', async () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  choose(2, [20]);
  clock.increment(600);
  choose(2, [21]);
  await save.fail(refusalOf({ kind: 'network' }));
  expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal?.kind]).toEqual(['unkept', 'network']);
  clock.increment(5_000);
  expect(save.asked.at(-1)).toEqual({ chosen: { 1: [10], 2: [21] }, page: null, read: false });
  await save.answer({});
  expect(actor.getSnapshot().value).toBe('kept');
});

it('sends nothing again that the server will never take, and asks how it stands', async () => {
  const { actor, save, clock, choose, reloads } = begin();
  choose(1, [10]);
  clock.increment(600);
  await save.fail(refusalOf({ status: 409, code: 'attempts.over' }));
  clock.increment(60_000);
  expect([actor.getSnapshot().value, save.asked.length, reloads()]).toEqual(['kept', 1, 1]);
});

it('sends nothing beside a submission, and goes on when it was not submitted', () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(600);
  choose(2, [20]);
  actor.send({ type: 'work.hold' });
  clock.increment(60_000);
  expect(save.asked.length).toBe(1);
  actor.send({ type: 'work.release' });
  clock.increment(600);
  expect(save.asked.at(-1)).toEqual({ chosen: { 1: [10], 2: [20] }, page: null, read: false });
});

it('has nothing left to send once there is a result', () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  actor.send({ type: 'work.hold' });
  actor.send({ type: 'work.drop' });
  actor.send({ type: 'work.release' });
  clock.increment(60_000);
  expect([actor.getSnapshot().value, save.asked]).toEqual(['kept', []]);
});

it('counts nothing as unkept that has arrived, so that what another device chose after it is shown', async () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(600);
  await save.answer({});
  expect(actor.getSnapshot().context).toMatchObject({ sent: NOTHING, unkept: NOTHING });
  choose(1, [11]);
  clock.increment(600);
  choose(2, [20]);
  await save.answer({});
  expect(actor.getSnapshot().context).toMatchObject({ sent: NOTHING, unkept: { chosen: { 2: [20] } } });
});

it('sends again what got no answer within twenty seconds, and says why it is not kept', () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(600);
  clock.increment(19_999);
  expect(actor.getSnapshot().value).toBe('saving');
  clock.increment(1);
  const { refusal, sent } = actor.getSnapshot().context;
  expect([actor.getSnapshot().value, refusal?.kind, sent]).toEqual(['unkept', 'timeout', NOTHING]);
  clock.increment(4_999);
  expect(save.asked.length).toBe(1);
  clock.increment(1);
  expect([save.asked.length, save.asked.at(-1)]).toEqual([2, { chosen: { 1: [10] }, page: null, read: false }]);
  expect(actor.getSnapshot().context.refusal).toBeNull();
});

it('sends what comes after a refusal for good, and nothing of what was refused', async () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(600);
  choose(2, [20]);
  await save.fail(refusalOf({ status: 409, code: 'attempts.over' }));
  expect(actor.getSnapshot().context).toMatchObject({ sent: NOTHING, unkept: NOTHING });
  actor.send({ type: 'work.changed', change: { page: 3 } });
  clock.increment(600);
  expect(save.asked.at(-1)).toEqual({ chosen: {}, page: 3, read: false });
});

it('forgets what was on the way and what was not sent once there is a result', () => {
  const { actor, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(600);
  choose(2, [20]);
  actor.send({ type: 'work.drop' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'kept', context: { sent: NOTHING, unkept: NOTHING } });
});

it('that arrived is not sent again with what comes later', async () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(600);
  choose(2, [20]);
  await save.answer({});
  // From now on another device may change what the server has.
  expect(actor.getSnapshot().context.sent.chosen).toEqual({});
  clock.increment(600);
  await save.fail(refusalOf({ kind: 'network' }));
  clock.increment(5000);
  await save.answer({});
  expect(actor.getSnapshot().context.sent.chosen).toEqual({});
  choose(3, [30]);
  clock.increment(600);
  await save.fail(refusalOf({ kind: 'network' }));
  clock.increment(5000);
  expect(save.asked.map(({ chosen }) => chosen)).toEqual([
    ...[{ 1: [10] }, { 2: [20] }, { 2: [20] }, { 3: [30] }, { 3: [30] }],
  ]);
  actor.stop();
});

it('that is dropped is not sent any more, whatever came of the call before', async () => {
  const { actor, save, clock, choose } = begin();
  choose(1, [10]);
  clock.increment(600);
  actor.send({ type: 'work.drop' });
  expect(actor.getSnapshot().context.sent.chosen).toEqual({});
  choose(2, [20]);
  clock.increment(600);
  await save.fail(refusalOf({ kind: 'network' }));
  clock.increment(5000);
  expect(save.asked.map(({ chosen }) => chosen)).toEqual([{ 1: [10] }, { 2: [20] }, { 2: [20] }]);
  choose(3, [30]);
  actor.send({ type: 'work.drop' });
  choose(4, [40]);
  actor.send({ type: 'work.drop' });
  expect(actor.getSnapshot().context.unkept.chosen).toEqual({});
});

it('begins with what could not be kept the last time', () => {
  const { save, clock } = begin({ chosen: { 1: [10] }, page: 3, read: true });
  clock.increment(600);
  expect(save.asked).toEqual([{ chosen: { 1: [10] }, page: 3, read: true }]);
});

it('sends again as soon as the network is back', async () => {
  const { save, clock, choose, network } = begin();
  choose(1, [10]);
  clock.increment(600);
  await save.fail(refusalOf({ kind: 'network' }));
  network.say({ type: 'work.retry' });
  expect(save.asked).toHaveLength(2);
});

it('says each time that everything is kept', async () => {
  const { save, clock, choose, said } = begin();
  expect(said).toEqual(['kept']);
  choose(1, [10]);
  clock.increment(600);
  expect(said).toEqual(['kept']);
  await save.answer({});
  expect(said).toEqual(['kept', 'kept']);
});

nothingIsMissed(keepingMachine);
