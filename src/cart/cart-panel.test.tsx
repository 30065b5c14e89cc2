// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { meQuery } from '../session/session.queries.ts';
import { jelena, massageInCart } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { CartPanel } from './cart-panel.tsx';

/** Opens the dropdown with two massages; the server answers a saved quantity with `status`. */
function openPanel(status = 200) {
  const seen = { left: vi.fn(), saved: [] as unknown[] };
  const me = { ...jelena, cart: [massageInCart] };
  serve(({ path, body }) => {
    if (path === 'v2/me/') return me;
    const { count } = body as { count: number };
    seen.saved.push(count);
    return status === 200 ? { ...massageInCart, count } : new Response(null, { status });
  });
  const { said } = renderScreen(<CartPanel onLeave={seen.left} />, {
    me,
    routes: [
      { path: '/cart', element: <h1>The cart</h1> },
      { path: '/benefit/:id', element: <h1>The benefit</h1> },
    ],
  });
  return { ...seen, said };
}

/** Types `text` as the quantity in the dropdown, and follows its link to the cart. */
async function typeAndGoOn(text: string, status = 200) {
  const panel = openPanel(status);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  if (text !== field.value) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(screen.getByRole('link', { name: 'View cart' }));
  return { ...panel, field };
}

it('saves what is typed into a line before it leads to the cart', async () => {
  const { saved, left } = await typeAndGoOn('5');
  await screen.findByRole('heading', { name: 'The cart' });
  expect(saved).toEqual([5]);
  expect(left).toHaveBeenCalledTimes(1);
});

it('leads to the cart at once when nothing is typed', async () => {
  const { saved, left } = await typeAndGoOn('2');
  await screen.findByRole('heading', { name: 'The cart' });
  expect(saved).toEqual([]);
  expect(left).toHaveBeenCalledTimes(1);
});

it('is left when a benefit in it is gone to', async () => {
  const { left } = openPanel();
  await userEvent.click(screen.getByRole('link', { name: 'Massage' }));
  await screen.findByRole('heading', { name: 'The benefit' });
  expect(left).toHaveBeenCalledTimes(1);
});

it.each(['0', '1.5', '1000'])('stays open with %s in the field, says what is wrong, and goes nowhere', async (text) => {
  const { saved, left, field } = await typeAndGoOn(text);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe(text);
  expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 999.');
  expect([saved, left.mock.calls]).toEqual([[], []]);
});

it('stays open, says so and keeps what was typed when the quantity could not be saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { said, left, field } = await typeAndGoOn('5', 500);
  await waitFor(() => expect(said).toMatchObject([{ text: 'The quantity was not saved. Try again.' }]));
  expect(left).not.toHaveBeenCalled();
  expect(field.value).toBe('5');
  expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy();
});

it('has a quantity saved and counted whose dropdown was closed before the answer', async () => {
  const me = { ...jelena, cart: [massageInCart] };
  let answer = () => {};
  serve(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...massageInCart, count: 3 });
      }),
  );
  const call = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', call);
  const { client, unmount } = renderScreen(<CartPanel onLeave={() => {}} />, { me });
  await userEvent.click(screen.getByRole('button', { name: 'One more: Massage' }));
  unmount();
  expect(call.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  answer();
  // The number on the cart in the header is read again.
  await waitFor(() => expect(client.getQueryState(meQuery.queryKey)?.isInvalidated).toBe(true));
});

/** The dropdown with two massages, over a server with `cart` that toggles it. */
function openTurning({ cart, lost = false }: { cart: (typeof massageInCart)[]; lost?: boolean }) {
  const server = { me: { ...jelena, cart } };
  serve(({ path }) => {
    if (path === 'v2/me/') return server.me;
    const in_cart = server.me.cart.length === 0;
    server.me = { ...jelena, cart: in_cart ? [massageInCart] : [] };
    if (lost) throw new TypeError('Failed to fetch');
    return { id: 12, in_cart };
  });
  const me = { ...jelena, cart: [massageInCart] };
  return Object.assign(server, renderScreen(<CartPanel onLeave={() => {}} />, { me }));
}

const remove = () => userEvent.click(screen.getByRole('button', { name: /Remove Massage/ }));

it('leaves out of the cart what another tab took out already', async () => {
  const server = openTurning({ cart: [] });
  await remove();
  await waitFor(() => expect(server.said).toMatchObject([{ tone: 'success' }]));
  await waitFor(() => expect(server.client.getQueryData(meQuery.queryKey)?.cart).toEqual([]));
  expect(server.me.cart).toEqual([]);
});

it('shows no longer what the server took out, though its answer is lost', async () => {
  const { said } = openTurning({ cart: [massageInCart], lost: true });
  await remove();
  await waitFor(() => expect(said).toMatchObject([{ tone: 'error' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Remove Massage/ })).toBeNull());
});
