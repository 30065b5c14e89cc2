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
  /** View of the line; CartLineView by default, another one in the dropdown. */
  View?: typeof CartLineView;
}

/** A line of the cart with the machine of its quantity. */
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

/** Sends the line's quantity from the cached person whenever it changes. */
const watchItem = (client: QueryClient, wanted: number) =>
  watchCache(client, [meQuery], () => {
    const item = client.getQueryData(meQuery.queryKey)?.cart.find(({ id }) => id === wanted);
    return item ? { type: 'item.changed', count: item.count } : null;
  });
