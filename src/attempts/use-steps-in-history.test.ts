import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { attemptMachine } from '#machines/attempts/attempt.machine.ts';
import { NOTHING_UNKEPT } from '#machines/attempts/attempt-changes.ts';
import { attemptProps } from './attempt-props.ts';
import { eventsTo, type Step, stepOf } from './use-steps-in-history.ts';

const STEPS: readonly Step[] = ['reading', 'review', 0, 1];
const ways = STEPS.flatMap((from) => STEPS.map((to) => [from, to] as const));

it.each(ways)('from %s one comes back to %s, with every answer as it was', (from, to) => {
  const input = { questions: [1, 2], chosen: { 1: [10], 2: [20] }, page: 1, read: true, unkept: NOTHING_UNKEPT };
  const actor = createActor(attemptMachine, { input }).start();
  const step = () => stepOf(attemptProps(actor.getSnapshot()));
  for (const event of eventsTo(from, step() ?? 'review')) actor.send(event);
  expect(step()).toBe(from);
  for (const event of eventsTo(to, from)) actor.send(event);
  expect([step(), actor.getSnapshot().context.chosen]).toEqual([to, input.chosen]);
});
