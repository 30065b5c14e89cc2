// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena, massageInCart } from '../testing/people.ts';
import { around, serve } from '../testing/render-screen.tsx';
import { useAddToCart } from './add-to-cart.ts';

const line: CartItem = { ...massageInCart, count: 1, accepted_price: 4200 };

/** Adds two massages of 4,200; afterwards the server's cart is `cart`. */
async function add(cart: CartItem[]) {
  const calls = serve(({ path }) => (path === 'v2/me/' ? { ...jelena, cart } : { id: 12, in_cart: true }));
  const { said, wrap } = around();
  const { result } = renderHook(useAddToCart, { wrapper: wrap });
  result.current.mutate({ id: 12, count: 2, seen: 4200 });
  await waitFor(() => expect(said).toHaveLength(1));
  return { said, sent: calls.filter(({ path }) => path !== 'v2/me/').map(({ body }) => body) };
}

it('puts as many in the cart as are wanted by one call, at the price that was seen, and says so', async () => {
  const { said, sent } = await add([{ ...line, count: 2 }]);
  expect(sent).toEqual([{ id: 12, unit_price: 4200, count: 2 }]);
  expect(said).toMatchObject([{ tone: 'success', text: 'Added to cart' }]);
});

it('does not say that it is in the cart when another tab took it out meanwhile', async () => {
  const { said, sent } = await add([]);
  expect(sent).toEqual([{ id: 12, unit_price: 4200, count: 2 }]);
  expect(said).toMatchObject([{ tone: 'error', text: 'The cart was not changed. Try again.' }]);
});

it('says what it costs now when that is not what was seen', async () => {
  const { said } = await add([{ ...line, count: 2, benefit: { ...line.benefit, price_discount_currency: 4500 } }]);
  expect(said[0]?.text).toMatch(/The price is now 4,500\.00.RSD; you saw 4,200\.00.RSD\./);
});

it('goes by the cart as it is after it was changed, not by a read that was under way before', async () => {
  let answerOld = () => {};
  const old = new Promise<void>((resolve) => {
    answerOld = resolve;
  });
  let reads = 0;
  const calls = serve(async ({ path }) => {
    if (path !== 'v2/me/') return { id: 12, in_cart: true };
    reads += 1;
    if (reads > 1) return { ...jelena, cart: [{ ...line, count: 2 }] };
    await old;
    return jelena;
  });
  const { client, said, wrap } = around();
  void client.prefetchQuery({ ...meQuery, staleTime: 0 });
  const { result } = renderHook(useAddToCart, { wrapper: wrap });
  result.current.mutate({ id: 12, count: 2, seen: 4200 });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('v2/toggle-cart/'));
  await act(async () => answerOld());
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said).toMatchObject([{ tone: 'success', text: 'Added to cart' }]);
});

it('puts two benefits in the cart at once: who waits for the first read has the second one', async () => {
  const other: CartItem = { ...line, id: 8, benefit: { ...line.benefit, id: 13 } };
  const cart: CartItem[] = [];
  const answers: (() => void)[] = [];
  serve(async ({ path, body }) => {
    if (path !== 'v2/me/') {
      const { id } = body as { id: number };
      cart.push(id === 12 ? line : other);
      return { id, in_cart: true };
    }
    const read = { ...jelena, cart: [...cart] };
    await new Promise<void>((resolve) => answers.push(resolve));
    return read;
  });
  const { said, wrap } = around();
  const first = renderHook(useAddToCart, { wrapper: wrap });
  const second = renderHook(useAddToCart, { wrapper: wrap });
  first.result.current.mutate({ id: 12, count: 1, seen: 4200 });
  await waitFor(() => expect(answers).toHaveLength(1));
  second.result.current.mutate({ id: 13, count: 1, seen: 4200 });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => {
    for (const answer of answers) answer();
  });
  await waitFor(() => expect(said).toHaveLength(2));
  expect(said.map(({ tone }) => tone)).toEqual(['success', 'success']);
});
