import type { SnapshotFrom } from 'xstate';
import { countIn } from '#contract/cart/cart.rules.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { cartItemMachine } from './cart-item.machine.ts';

const events = {
  'presses plus': { event: { type: 'count.step', by: 1 }, words: 'the person presses plus' },
  'presses minus': { event: { type: 'count.step', by: -1 }, words: 'the person presses minus' },
  'types 5': { event: { type: 'count.type', text: '5' }, words: 'the person types 5' },
  'types 0': { event: { type: 'count.type', text: '0' }, words: 'the person types 0' },
  'types 1000': { event: { type: 'count.type', text: '1000' }, words: 'the person types 1000' },
  'types a fraction': { event: { type: 'count.type', text: '1.5' }, words: 'the person types 1.5' },
  'clears the field': { event: { type: 'count.type', text: '' }, words: 'the person clears the field' },
  'types the same': { event: { type: 'count.type', text: '1' }, words: 'the person types the number that it is' },
  commits: { event: { type: 'count.commit' }, words: 'the person presses the check button or Enter' },
  cancels: { event: { type: 'count.cancel' }, words: 'the person presses Escape' },
  'saved 2': { event: answers('changeCartItem', { count: 2 }), words: 'the server answers 2' },
  'save fails': { event: fails('changeCartItem', refusalOf({ status: 500 })), words: 'the server does not save it' },
  'save silent': { event: passes('answerLimit', 'cartItem.saving'), words: 'the server does not answer in time' },
  'changed elsewhere': {
    event: { type: 'item.changed', count: 1 },
    words: 'the cart is read again, and it is 1 there',
  },
} as const;

/** The state, the saved count, and what is in the field, as far as it decides the next steps. */
function nameOf({ value, context: { count, typed } }: SnapshotFrom<typeof cartItemMachine>): string {
  const path = statePath(value);
  if (path === 'resting' && typed !== String(count)) return `${path}, ${count}, another in the field`;
  if (path !== 'typing.unsaved') return `${path}, ${count}`;
  const wanted = countIn(typed);
  return `${path}, ${count}, ${wanted === null ? 'nothing' : wanted === count ? 'the same' : 'another'}`;
}

const field = { role: 'textbox', text: 'cart:count' } as const;

/** Paths of a cart item's count: samples of its events, and what each state shows. */
export const cartItemPaths: PathsDefinition<typeof cartItemMachine> = {
  name: 'cart-item',
  machine: cartItemMachine,
  input: { id: 7, count: 1 },
  nameOf,
  events,
  states: {
    resting: {
      words: 'the quantity is shown and can be changed',
      sights: [
        { ...field, is: 'enabled' },
        { role: 'button', text: 'cart:count.check', is: 'absent' },
      ],
    },
    'typing.unsaved': {
      words: 'the check button stands beside what was typed',
      sights: [
        { ...field, is: 'enabled' },
        { role: 'button', text: 'cart:count.check' },
        { role: 'alert', is: 'absent' },
      ],
    },
    'typing.wrong': {
      words: 'what was typed stands as it was typed, with a word about what a quantity is',
      sights: [{ ...field, is: 'enabled' }, { role: 'alert' }],
    },
    saving: { words: 'the stepper cannot be used while it is saved', sights: [{ ...field, is: 'disabled' }] },
  },
};
