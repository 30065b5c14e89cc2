import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import type { Currency } from '#contract/money/money.rules.ts';
import { cartItemMachine } from '#machines/cart/cart-item.machine.ts';
import { watchCache } from '../api/watch-cache.ts';
import { logError } from '../ground/log.ts';
import { meQuery, useReloadMe } from '../session/session.queries.ts';
import { changeCartItemActor } from './cart.api.ts';
import type { CartLine } from './cart-figures.ts';
import { cartItemProps } from './cart-item-props.ts';
import { CartLineView, type CartLineViewProps } from './cart-line-view.tsx';
import { useJoinCounts } from './line-counts.ts';
import { useRemoveLine } from './remove-line.ts';

interface CartLineScreenProps extends Pick<CartLineViewProps, 'onLeave'> {
  line: CartLine;
  currency: Currency;
  /** Another view than the line of the cart: that of the dropdown. */
  View?: typeof CartLineView;
}

/** A line of the cart with its own quantity being changed. */
export function CartLineScreen({ line, currency, View = CartLineView, onLeave }: CartLineScreenProps) {
  const { id, count } = line;
  const client = useQueryClient();
  const reload = useReloadMe();
  const remove = useRemoveLine();
  const [snapshot, send, actor] = useMachine(
    cartItemMachine.provide({
      actors: { changeCartItem: changeCartItemActor(client), watchItem: watchItem(client, id) },
      actions: {
        reloadUser: () => void reload(),
        logFailure: (_, { error }) => logError('The quantity was not saved', error),
      },
    }),
    { input: { id, count } },
  );
  useJoinCounts(actor);
  return (
    <View
      line={line}
      currency={currency}
      quantity={{
        ...cartItemProps(snapshot),
        onStep: (by) => send({ type: 'count.step', by }),
        onType: (text) => send({ type: 'count.type', text }),
        onCommit: () => send({ type: 'count.commit' }),
        onCancel: () => send({ type: 'count.cancel' }),
      }}
      removing={remove.isPending}
      onRemove={() => remove.mutate(line)}
      onLeave={onLeave}
    />
  );
}

/** How many of it are in the cart, as the person's cart says. */
const watchItem = (client: QueryClient, wanted: number) =>
  watchCache(client, [meQuery], () => {
    const item = client.getQueryData(meQuery.queryKey)?.cart.find(({ id }) => id === wanted);
    return item ? { type: 'item.changed', count: item.count } : null;
  });
