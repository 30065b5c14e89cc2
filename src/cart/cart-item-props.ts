import type { SnapshotFrom } from 'xstate';
import { countIn } from '#contract/cart/cart.rules.ts';
import type { cartItemMachine } from '#machines/cart/cart-item.machine.ts';

/** Props of the quantity field of a line; the only place that reads the states of a cart item's machine. */
export function cartItemProps(snapshot: SnapshotFrom<typeof cartItemMachine>) {
  const { typed, count } = snapshot.context;
  const saving = snapshot.matches('saving');
  return {
    text: typed,
    value: countIn(typed) ?? count,
    editing: saving || snapshot.matches('typing'),
    saving,
    wrong: snapshot.matches({ typing: 'wrong' }),
  } as const;
}
