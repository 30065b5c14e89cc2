import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { watcher } from '../watcher.ts';
import { effectMutantsOf, placeOf, telling } from './effect-mutants.ts';

const lamp = setup({
  types: { context: {} as { presses: number; broken: boolean }, events: {} as { type: 'press' } },
  actors: {
    watchMains: watcher,
    warm: fromPromise<void, { presses: number }>(async () => {}),
  },
  actions: {
    shine: () => {},
    count: assign({ presses: ({ context }) => context.presses + 1, broken: false }),
  },
  delays: { life: 1000 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0, broken: false },
  invoke: { src: 'watchMains', input: ({ self }) => ({ machine: self }) },
  initial: 'off',
  states: {
    off: { on: { press: { target: 'on', actions: ['count', 'shine'] } } },
    on: {
      entry: 'shine',
      invoke: { src: 'warm', input: ({ context: { presses } }) => ({ presses }), onDone: { actions: 'shine' } },
      on: { press: { target: 'on', reenter: true } },
      after: { life: { target: 'off', actions: assign({ presses: 0, broken: true }) } },
    },
  },
});

it('a lamp can lack each thing that it does, and its time can be shorter or longer', () => {
  expect(effectMutantsOf(lamp).map(({ lacks }) => lacks)).toEqual([
    'lamp | invoke, without input',
    'lamp | invoke, without watchMains',
    'lamp.off | on press 1, without count',
    'lamp.off | on press 1, without shine',
    'lamp.on | entry, without shine',
    'lamp.on | invoke, without input',
    'lamp.on | on press 1, beginning anew',
    'lamp.on | after life 1, without action 1',
    'lamp.on | after life 1, action 1 without presses',
    'lamp.on | after life 1, action 1 without broken',
    'lamp.on | invoke onDone 1, without shine',
    'count without presses',
    'count without broken',
    'life at half its length',
    'life at twice its length',
  ]);
});

it('a lamp that tells what it does comes by the very places that a mutant of it lacks something at', () => {
  const places = new Set<string>();
  const actor = createActor(telling(lamp, (place) => places.add(place))).start();
  const first = [...places].sort();
  expect(first).toEqual(['lamp | entry', 'lamp | invoke', 'lamp.off | entry', 'lamp.off | invoke']);
  places.clear();
  actor.send({ type: 'press' });
  const told = effectMutantsOf(lamp).filter(({ lacks }) => places.has(placeOf(lacks)));
  expect(told.map(({ lacks }) => lacks)).toEqual([
    'lamp.off | on press 1, without count',
    'lamp.off | on press 1, without shine',
    'lamp.on | entry, without shine',
    'lamp.on | invoke, without input',
    'count without presses',
    'count without broken',
    'life at half its length',
    'life at twice its length',
  ]);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.presses]).toEqual(['on', 1]);
  actor.stop();
});
