// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import type { ToastText } from '../ground/toasts-context.ts';
import { useRefreshMe } from '../session/session.queries.ts';
import { jelena, massage } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { CartButton } from './cart-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';

afterEach(() => vi.restoreAllMocks());

/** A heart and a cart button, over a server that holds its answers until they are released; `useBeside` runs beside them. */
function open(status: number, useBeside: () => unknown = () => {}) {
  const server = { me: jelena, read: 0, said: [] as ToastText[], release: () => {} };
  serve(async ({ path }) => {
    if (path === 'v2/me/') {
      server.read += 1;
      return server.me;
    }
    await new Promise<void>((resolve) => {
      server.release = resolve;
    });
    if (status !== 200) return Response.json({ message: 'Not now', code: 'x' }, { status });
    if (path.endsWith('toggle-favorite/')) {
      server.me = { ...server.me, favorite: [massage] };
      return { id: 12, favorite: true };
    }
    server.me = { ...server.me, cart: [{ id: 1, count: 1, benefit: massage, available: true, accepted_price: null }] };
    return { id: 12, in_cart: true };
  });
  show(server, useBeside);
  return server;
}

/** Renders the buttons of a card for the person that the server has. */
function show(server: { me: User; said: ToastText[] }, useBeside: () => unknown = () => {}) {
  const Beside = () => {
    useBeside();
    return null;
  };
  const { said } = renderScreen(
    <>
      <Beside />
      <FavouriteButton benefit={massage} />
      <CartButton benefit={massage} />
    </>,
    { me: server.me },
  );
  server.said = said;
}

const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

it('shows a favourite at once, before the server has answered, and keeps it', async () => {
  const server = open(200);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to favourites' }));
  expect(pressed(/to favourites/)).toBe('true');
  server.release();
  await waitFor(() => expect(server.me.favorite).toHaveLength(1));
  expect(pressed(/to favourites/)).toBe('true');
});

it('shows a favourite on though the person is asked for anew before the server has it', async () => {
  const server = open(200, useRefreshMe);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to favourites' }));
  for (const seen of [false, true]) await act(async () => focusManager.setFocused(seen));
  expect(server.read).toBe(0);
  expect(pressed(/to favourites/)).toBe('true');
  server.release();
  await waitFor(() => expect(server.read).toBe(1));
  expect(pressed(/to favourites/)).toBe('true');

  for (const seen of [false, true]) await act(async () => focusManager.setFocused(seen));
  await waitFor(() => expect(server.read).toBe(2));
  focusManager.setFocused(undefined);
});

it('takes a favourite back with a message when the server refuses', async () => {
  const server = open(500);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to favourites' }));
  server.release();
  await waitFor(() => expect(pressed(/to favourites/)).toBe('false'));
  expect(server.said).toEqual([{ tone: 'error', text: 'Your favourites were not changed. Try again.' }]);
});

it.each([
  ['keeps as a favourite what another window kept', false, true],
  ['lets go of what another window let go', true, false],
])('%s before the same was pressed here', async (_, shown, has) => {
  const kept = (is: boolean) => ({ ...jelena, favorite: is ? [massage] : [] });
  const server = { me: kept(has), read: 0 };
  serve(({ path }) => {
    if (path === 'v2/me/') {
      server.read += 1;
      return server.me;
    }
    const favorite = server.me.favorite.length === 0;
    server.me = kept(favorite);
    return { id: 12, favorite };
  });
  renderScreen(<FavouriteButton benefit={massage} />, { me: kept(shown) });
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to favourites' }));
  await waitFor(() => expect(server.read).toBeGreaterThan(0));
  await waitFor(() => expect(pressed(/to favourites/)).toBe(String(!shown)));
  expect(server.me).toEqual(kept(!shown));
});

it('puts nothing in the cart before the server has, and a second press does nothing meanwhile', async () => {
  const server = open(200);
  const button = screen.getByRole('button', { name: 'Add Massage to cart' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(button.getAttribute('aria-busy')).toBe('true');
  server.release();
  await waitFor(() => expect(pressed(/to cart/)).toBe('true'));
  expect(server.said).toHaveLength(1);
  expect(server.said[0]).toMatchObject({ tone: 'success', text: 'Added to cart', action: { label: 'Undo' } });
});

it('sends the price that the card shows, and tells the price of the shop when it is another one', async () => {
  const now = { ...massage, price_currency: 5000, price_discount_currency: 5000 };
  const server = { me: jelena, said: [] as ToastText[], sent: [] as unknown[] };
  serve(({ path, body }) => {
    if (path === 'v2/me/') return server.me;
    const { unit_price } = body as { unit_price: number };
    server.sent.push(unit_price);
    server.me = { ...jelena, cart: [{ id: 1, count: 1, benefit: now, available: true, accepted_price: unit_price }] };
    return { id: 12, in_cart: true };
  });
  show(server);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to cart' }));
  await waitFor(() => expect(server.said).toHaveLength(1));
  expect(server.sent).toEqual([4200]);
  expect(server.said[0]?.text).toMatch(/^Added to cart\. The price is now 5,000\.00.RSD; you saw 4,200\.00.RSD\.$/);
  expect(server.said[0]).toMatchObject({ tone: 'info', action: { label: 'Undo' } });
});

it('takes nothing out again by the second press of a slow double click, and does by a later one', async () => {
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const server = open(200);
  const button = screen.getByRole('button', { name: 'Add Massage to cart' });
  await userEvent.click(button);
  server.release();
  await waitFor(() => expect(pressed(/to cart/)).toBe('true'));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());

  now += 900;
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBeNull();

  now += 100;
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  server.release();
});

it('takes it out again by a later press though the clock of the device was put back meanwhile', async () => {
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const server = open(200);
  const button = screen.getByRole('button', { name: 'Add Massage to cart' });
  await userEvent.click(button);
  server.release();
  await waitFor(() => expect(pressed(/to cart/)).toBe('true'));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());

  now -= 3_600_000;
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  server.release();
});

it("says the server's words when the cart is refused", async () => {
  const server = open(400);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to cart' }));
  server.release();
  await waitFor(() => expect(server.said).toMatchObject([{ tone: 'error', text: 'Not now' }]));
  expect(pressed(/to cart/)).toBe('false');
});

it('brings as many back by Undo as were in the cart, at the price that was accepted', async () => {
  const inCart = (count: number) => [{ id: 1, count, benefit: massage, available: true, accepted_price: 3000 }];
  const accepted: unknown[] = [];
  const server = { me: { ...jelena, cart: inCart(4) }, said: [] as ToastText[] };
  serve(({ path, body }) => {
    if (!path.endsWith('toggle-cart/')) return server.me;
    const { unit_price, count = 1 } = body as { unit_price: number; count?: number };
    accepted.push(unit_price);
    const in_cart = server.me.cart.length === 0;
    server.me = { ...server.me, cart: in_cart ? inCart(count) : [] };
    return { id: 12, in_cart };
  });
  show(server);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to cart', pressed: true }));
  await waitFor(() => expect(server.said).toHaveLength(1));
  expect(server.me.cart).toEqual([]);
  server.said[0]?.action?.onPress();
  await waitFor(() => expect(server.me.cart.map(({ count }) => count)).toEqual([4]));
  expect(accepted).toEqual([4200, 3000]);
});

/** A cart button over a server that toggles the cart between empty and one massage of 3,000. */
function turning(shown: boolean, has: boolean) {
  const inCart: CartItem[] = [{ id: 1, count: 1, benefit: massage, available: true, accepted_price: 3000 }];
  const server = { me: { ...jelena, cart: has ? inCart : [] }, said: [] as ToastText[], lost: false };
  serve(({ path }) => {
    if (path === 'v2/me/') return server.me;
    const in_cart = server.me.cart.length === 0;
    server.me = { ...jelena, cart: in_cart ? inCart : [] };
    if (server.lost) throw new TypeError('Failed to fetch');
    return { id: 12, in_cart };
  });
  const { said } = renderScreen(<CartButton benefit={massage} />, { me: { ...jelena, cart: shown ? inCart : [] } });
  server.said = said;
  return server;
}

it.each([
  ['leaves in the cart what another tab put there', false, true, 'Added to cart'],
  ['leaves out of the cart what another tab took out', true, false, 'Removed from cart'],
])('%s before the same was pressed here', async (_, shown, has, text) => {
  const server = turning(shown, has);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to cart' }));
  await waitFor(() => expect(server.said).toHaveLength(1));
  expect(server.me.cart).toHaveLength(shown ? 0 : 1);
  expect(server.said[0]?.text).toContain(text);
});

it('shows what the server did when its answer is lost', async () => {
  const server = turning(false, false);
  server.lost = true;
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to cart' }));
  await waitFor(() => expect(server.said).toMatchObject([{ tone: 'error' }]));
  await waitFor(() => expect(pressed(/to cart/)).toBe('true'));
});

it('puts nothing back by the Undo of what another tab took out already', async () => {
  const server = turning(false, false);
  await userEvent.click(screen.getByRole('button', { name: 'Add Massage to cart' }));
  await waitFor(() => expect(server.said).toHaveLength(1));
  server.me = jelena;
  server.said[0]?.action?.onPress();
  await waitFor(() => expect(pressed(/to cart/)).toBe('false'));
  expect(server.me.cart).toEqual([]);
});
