import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { explorationOf } from '../testing/paths-definition.ts';
import { stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type ToastMessage, toastsMachine } from './toasts.machine.ts';
import { toastsPaths } from './toasts.paths.ts';
import { steps } from './toasts.steps.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(toastsMachine), explorationOf(toastsPaths))).toEqual([...steps].sort());
});

function start() {
  const clock = stillClock();
  const actor = createActor(underTest(toastsMachine), { clock }).start();
  const say = (text: string, rest: Partial<ToastMessage> = {}) =>
    actor.send({ type: 'toast.show', toast: { tone: 'success', text, ...rest } });
  const shown = () => actor.getSnapshot().context.shown.map(({ text }) => text);
  const idOf = (text: string) => actor.getSnapshot().context.shown.find((toast) => toast.text === text)?.id ?? 0;
  return { actor, clock, say, shown, idOf };
}

describe('a message', () => {
  it.each<[string, Partial<ToastMessage>, number]>([
    ['goes after 3 seconds', {}, 3000],
    ['that is long goes after 5 seconds', { long: true }, 5000],
    [
      'with something to press goes after 20 seconds',
      { long: true, action: { label: 'Undo', onPress: () => {} } },
      20_000,
    ],
    ['goes after 30 seconds for whoever wants ten times as long', { times: 10 }, 30_000],
    [
      'with something to press goes after 200 seconds for them',
      { times: 10, action: { label: 'Undo', onPress: () => {} } },
      200_000,
    ],
  ])('%s', (_, rest, life) => {
    const { clock, say, shown } = start();
    say('Saved', rest);
    clock.increment(life - 1);
    expect(shown()).toEqual(['Saved']);
    clock.increment(1);
    expect(shown()).toEqual([]);
  });

  it('of an error stays until it is closed', () => {
    const { actor, clock, say, shown, idOf } = start();
    say('Something went wrong!', { tone: 'error' });
    clock.increment(60_000);
    expect(shown()).toEqual(['Something went wrong!']);
    actor.send({ type: 'toast.dismiss', id: idOf('Something went wrong!') });
    expect(shown()).toEqual([]);
  });

  it('with something to press stays beside one with the same words: each undoes its own', () => {
    const { say, shown } = start();
    for (const _ of ['one list', 'another'])
      say('“March” was removed', { action: { label: 'Undo', onPress: () => {} } });
    expect(shown()).toEqual(['“March” was removed', '“March” was removed']);
  });

  it('keeps its own time when another comes', () => {
    const { clock, say, shown } = start();
    say('first');
    clock.increment(2000);
    say('second');
    clock.increment(1000);
    expect(shown()).toEqual(['second']);
    clock.increment(2000);
    expect(shown()).toEqual([]);
  });

  it('said again is said once, and has its time anew', () => {
    const { clock, say, shown } = start();
    say('Saved');
    clock.increment(2000);
    say('Saved');
    expect(shown()).toEqual(['Saved']);
    clock.increment(2999);
    expect(shown()).toEqual(['Saved']);
    clock.increment(1);
    expect(shown()).toEqual([]);
  });
});

describe('under the pointer or the focus', () => {
  it('time stands still, and afterwards the whole of it is there again', () => {
    const { actor, clock, say, shown } = start();
    say('Saved');
    clock.increment(2000);
    actor.send({ type: 'toasts.pause' });
    clock.increment(60_000);
    expect(shown()).toEqual(['Saved']);
    actor.send({ type: 'toasts.resume' });
    clock.increment(2999);
    expect(shown()).toEqual(['Saved']);
    clock.increment(1);
    expect(shown()).toEqual([]);
  });

  it('a message that comes then waits as well', () => {
    const { actor, clock, say, shown } = start();
    say('first');
    actor.send({ type: 'toasts.pause' });
    say('second');
    clock.increment(60_000);
    expect(shown()).toEqual(['first', 'second']);
  });
});

it('closing one that has just gone, or its time, changes nothing', () => {
  const { actor, say, shown } = start();
  say('Saved');
  actor.send({ type: 'toast.dismiss', id: 99 });
  actor.send({ type: 'toast.expire', id: 99 });
  expect(shown()).toEqual(['Saved']);
});

describe('more messages than three', () => {
  it('wait for a place, and their time begins when they have it', () => {
    const { clock, say, shown } = start();
    for (const text of ['1', '2', '3', '4']) say(text);
    expect(shown()).toEqual(['1', '2', '3']);
    clock.increment(3000);
    expect(shown()).toEqual(['4']);
    clock.increment(2999);
    expect(shown()).toEqual(['4']);
    clock.increment(1);
    expect(shown()).toEqual([]);
  });

  it('push out the oldest error when only errors are in the way', () => {
    const { say, shown } = start();
    for (const text of ['1', '2', '3']) say(text, { tone: 'error' });
    say('Saved');
    expect(shown()).toEqual(['2', '3', 'Saved']);
  });

  it('push out the oldest also when all of them wait for a press', () => {
    const { say, shown } = start();
    const action = { label: 'Undo', onPress: () => {} };
    for (const text of ['1', '2']) say(text, { action });
    say('3', { tone: 'error' });
    say('Saved');
    expect(shown()).toEqual(['2', '3', 'Saved']);
  });
});

it('says nothing to the next person after signing out', () => {
  const { actor, say, shown } = start();
  for (const text of ['1', '2', '3', '4']) say(text, { tone: 'error' });
  actor.send({ type: 'toasts.clear' });
  expect(shown()).toEqual([]);
  expect(actor.getSnapshot().context.waiting).toEqual([]);
});

describe('what waits for a place', () => {
  const four = () => {
    const started = start();
    for (const text of ['one', 'two', 'three', 'four']) started.say(text);
    return started;
  };

  it('has its whole time once another was closed', () => {
    const { actor, clock, shown, idOf } = start();
    const say = (text: string, tone: ToastMessage['tone']) => actor.send({ type: 'toast.show', toast: { tone, text } });
    say('one', 'error');
    say('two', 'error');
    say('three', 'success');
    say('four', 'success');
    actor.send({ type: 'toast.dismiss', id: idOf('one') });
    expect(shown()).toEqual(['two', 'three', 'four']);
    clock.increment(3000);
    expect(shown()).toEqual(['two']);
  });

  it('is gone too when all are cleared', () => {
    const { actor, say, shown } = four();
    actor.send({ type: 'toasts.clear' });
    say('five');
    expect(shown()).toEqual(['five']);
  });
});

nothingIsMissed(toastsMachine);
