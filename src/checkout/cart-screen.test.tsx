// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHome } from '#contract/home/home.contract.ts';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { listVouchers } from '#contract/vouchers/vouchers.contract.ts';
import { query } from '../api/query.ts';
import { storeToken } from '../api/token.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { meQuery } from '../session/session.queries.ts';
import { massageInCart as massage, jelena as somebody } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { massageVoucher } from '../testing/vouchers.ts';
import { CartScreen } from './cart-screen.tsx';

beforeEach(() => storeToken('token'));
afterEach(() => void vi.useRealTimers());

const jelena: User = { ...somebody, cart: [massage], cart_version: '7x2@420000' };

/** Opens the cart over a server whose answers the test gives; `me` is the person it knows. */
function openCart(answers: Record<string, (call: Call) => unknown>, me = jelena) {
  const server = { me };
  const calls = serve((call) => {
    if (call.path === 'v2/me/') return server.me;
    if (call.path === 'v2/category/') return [];
    return answers[`${call.method} ${call.path}`]?.(call);
  });
  const { client, said, history, unmount } = renderScreen(<CartScreen />, {
    me,
    at: ['/elsewhere', '/cart/'],
    path: '/cart/',
    routes: [{ path: '*', element: <p>Elsewhere</p> }],
  });
  return Object.assign(server, { client, calls, said, history, unmount });
}

async function confirm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Proceed to checkout' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm purchase' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm purchase' }));
}

const savesCounts = (server: () => { me: User }) => ({
  'PATCH v2/cart-items/7/': ({ body }: Call) => {
    const { count } = body as { count: number };
    server().me = { ...jelena, cart: [{ ...massage, count }], cart_version: `7x${count}@420000` };
    return Response.json({ ...massage, count });
  },
});

async function type(text: string) {
  const field = await screen.findByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field as HTMLInputElement;
}

const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Proceed to checkout' }));

const BUY = 'POST v2/complete-purchase/';
const bought = () => Response.json({ status: 'success', id: 19, total: 8400, payroll_tax: 1260, vouchers: 0 });

it('buys what was seen under one key, and says where to go on', async () => {
  const server = openCart({
    [BUY]: () => {
      server.me = { ...jelena, cart: [], cart_version: '' };
      return bought();
    },
  });
  await confirm();
  const dialog = within(await screen.findByRole('dialog', { name: 'Great choice.' }));
  expect(dialog.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(dialog.getByRole('link', { name: 'My transactions' }).getAttribute('href')).toBe('/transactions');
  const purchases = server.calls.filter(({ path }) => path === 'v2/complete-purchase/');
  expect(purchases).toHaveLength(1);
  expect(purchases[0]?.headers).toMatchObject({ 'If-Cart-Match': '7x2@420000' });
  expect(purchases[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  // The dialog shows it; there is no toast besides.
  expect(server.said).toEqual([]);
});

it('has the forecast of subscriptions read again, for what it spent does not pay for them any more', async () => {
  const { client } = openCart({ [BUY]: bought });
  const { queryKey } = wholeQuery(listSubscriptions);
  client.setQueryData(queryKey, []);
  await confirm();
  await screen.findByRole('dialog', { name: 'Great choice.' });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('has home read again, which recommends what the budgets pay and names what of them is left', async () => {
  const { client } = openCart({ [BUY]: bought });
  const { queryKey } = query(getHome);
  const open = { requests: [], charge: null, course: null, ask: null };
  const stores = { app_store: null, google_play: null };
  client.setQueryData(queryKey, { popular: [], last: [], recommended: [], nudges: [], open, stores });
  await confirm();
  await screen.findByRole('dialog', { name: 'Great choice.' });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('shows the codes that it brought at once, and keeps them on the device', async () => {
  // The wallet was read just before, and counts as fresh.
  const older = { ...massageVoucher, id: 2, code: 'OLDER', transaction: 'order-3' };
  openCart({
    [BUY]: () => Response.json({ status: 'success', id: 19, total: 8400, payroll_tax: 1260, vouchers: 1 }),
    'GET v2/vouchers/': () => Response.json({ count: 2, next: null, previous: null, results: [massageVoucher, older] }),
  }).client.setQueryData(wholeQuery(listVouchers).queryKey, [older]);
  await confirm();
  const dialog = within(await screen.findByRole('dialog', { name: 'Great choice.' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Copy code K7QW-2MNP-83RT-XZ41' }));
  expect(dialog.queryByText('OLDER')).toBeNull();
  expect(await dialog.findByRole('img', { name: 'QR code K7QW-2MNP-83RT-XZ41' })).toBeTruthy();
  expect(localStorage.getItem('izbor.offline.vouchers')).toContain('K7QW-2MNP-83RT-XZ41');
});

it("says in the server's own words that nothing was bought, and the cart is as it was", async () => {
  const message = 'Not enough available budget!';
  const server = openCart({
    [BUY]: () => Response.json({ code: 'checkout.not_enough_budget', message }, { status: 400 }),
  });
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart');
  expect(screen.getByRole('link', { name: 'Massage' })).toBeTruthy();
  expect(server.said).toContainEqual(expect.objectContaining({ tone: 'error', text: message }));
});

it('tells line by line what changed, and buys the new cart only after it is accepted and confirmed again', async () => {
  const server = openCart({
    [BUY]: ({ headers }) => {
      if (headers['If-Cart-Match'] === '7x2@500000') return bought();
      const benefit = { ...massage.benefit, price_currency: 5000, price_discount_currency: 5000 };
      server.me = { ...jelena, cart: [{ ...massage, benefit }], cart_version: '7x2@500000' };
      const changes = [{ item: 7, name: 'Massage', kind: 'price', before: 4200, after: 5000 }];
      return Response.json({ code: 'cart_changed', message: 'The cart has changed.', changes }, { status: 409 });
    },
    'POST v2/accept-prices/': () => Response.json({ accepted: 1 }),
  });
  await confirm();
  const dialog = within(await screen.findByRole('dialog', { name: 'The cart has changed' }));
  expect(dialog.getByText(/Price: 4,200\.00.RSD is now 5,000\.00.RSD/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and continue' }));
  // Another total has another tax, so the box has to be checked again.
  await userEvent.click(await screen.findByRole('checkbox', { checked: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm purchase' }));
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getByRole('button', { name: 'Confirm purchase' }));
  await screen.findByRole('dialog', { name: 'Great choice.' });
  const keys = server.calls
    .filter(({ path }) => path === 'v2/complete-purchase/')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

it('asks again with the same key when no answer came, and finds out that it was bought', async () => {
  let tries = 0;
  const server = openCart({
    [BUY]: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return bought();
    },
  });
  await confirm();
  await screen.findByRole('dialog', { name: 'We don’t know yet whether it went through' });
  await screen.findByRole('dialog', { name: 'Great choice.' });
  const keys = server.calls
    .filter(({ path }) => path === 'v2/complete-purchase/')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

const cutOff = { key: 'k'.repeat(32), version: '7x2@420000' };

/** Stores in the tab a purchase of another cart whose answer never came. */
function keepCutOff() {
  const kept = { version: cutOff.version, open: true, understood: true, attempt: cutOff };
  sessionStorage.setItem('izbor.work.checkout.1', JSON.stringify(kept));
}

const emptied: User = { ...jelena, cart: [], cart_version: '' };
const purchasesOf = ({ calls }: { calls: Call[] }) => calls.filter(({ path }) => path === 'v2/complete-purchase/');

it.each([
  ['went through', bought, { tone: 'success', text: 'Your last purchase went through.' }],
  [
    'did not',
    () => Response.json({ code: 'cart_changed', message: '', changes: [] }, { status: 409 }),
    { tone: 'info', text: 'Your last purchase was interrupted, and nothing was bought.' },
  ],
] as const)('says after a reload that the purchase that was cut off %s', async (_, answer, said) => {
  keepCutOff();
  const server = openCart({ [BUY]: answer }, emptied);
  await waitFor(() => expect(server.said).toMatchObject([said]));
  expect(purchasesOf(server)[0]?.headers).toMatchObject({
    'Idempotency-Key': cutOff.key,
    'If-Cart-Match': cutOff.version,
  });
  // With a new cart the checkout is opened and left: the known outcome is not asked for again at the next visit.
  act(() => server.client.setQueryData(meQuery.queryKey, jelena));
  await userEvent.click(await screen.findByRole('button', { name: 'Proceed to checkout' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to cart' }));
  server.unmount();
  const later = openCart({ [BUY]: answer }, emptied);
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect([later.said, purchasesOf(later)]).toEqual([[], []]);
});

it.each([
  [
    'has no answer either',
    () => Promise.reject(new TypeError('Failed to fetch')),
    ['Your last purchase was interrupted. If it went through, it is in your transactions.'],
  ],
  ['ends with the session', () => Response.json({ code: 'session.dead', message: 'Sign in' }, { status: 401 }), []],
] as const)('asks once more at the next visit when the question what became of it %s', async (_, answer, said) => {
  keepCutOff();
  const server = openCart({ [BUY]: answer }, emptied);
  await waitFor(() => expect(purchasesOf(server)).toHaveLength(1));
  await act(async () => {});
  expect(server.said.map(({ text }) => text)).toEqual(said);
  server.unmount();
  storeToken('token');
  const later = openCart({ [BUY]: bought }, emptied);
  await waitFor(() => expect(later.said).toMatchObject([{ text: 'Your last purchase went through.' }]));
});

it('does not say beside the words of a purchase that was made again that it went through', async () => {
  keepCutOff();
  const server: ReturnType<typeof openCart> = openCart({
    [BUY]: () => {
      server.me = emptied;
      return bought();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm purchase' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Confirm purchase' }));
  await screen.findByRole('dialog', { name: 'Great choice.' });
  await waitFor(() => expect(server.client.getQueryData(meQuery.queryKey)).toEqual(emptied));
  await act(async () => {});
  expect(server.said).toEqual([]);
});

it('saves a typed quantity by the check button, and reads the person again', async () => {
  const server: ReturnType<typeof openCart> = openCart(savesCounts(() => server));
  await type('4');
  await userEvent.click(screen.getByRole('button', { name: 'Save quantity' }));
  await waitFor(() => expect(screen.getByText('Four items')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Save quantity' })).toBeNull();
});

describe('a quantity that was typed and not confirmed', () => {
  it('is saved before the checkout, which is for as many', async () => {
    const server: ReturnType<typeof openCart> = openCart(savesCounts(() => server));
    await type('3');
    await proceed();
    await screen.findByRole('checkbox');
    expect(screen.getByText('Three items')).toBeTruthy();
    expect(server.me.cart[0]?.count).toBe(3);
  });

  it.each(['1.5', '-3', '1000', '0'])(
    'and is no quantity (%s) stays as typed, is told, and buys nothing',
    async (text) => {
      const server = openCart({});
      const field = await type(text);
      await proceed();
      expect(field.value).toBe(text);
      expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 999.');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart');
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  it('and comes while another is being saved is saved before the checkout too', async () => {
    const sauna = { ...massage, id: 8, benefit: { ...massage.benefit, id: 13, name: 'Sauna' } };
    const two = { ...jelena, cart: [massage, sauna], cart_version: 'two' };
    let answer = () => {};
    const saved: unknown[] = [];
    const server: ReturnType<typeof openCart> = openCart(
      {
        'PATCH v2/cart-items/7/': ({ body }) =>
          new Promise((resolve) => {
            answer = () => resolve({ ...massage, ...(body as { count: number }) });
          }),
        'PATCH v2/cart-items/8/': ({ body }) => {
          saved.push(body);
          server.me = {
            ...two,
            cart: [
              { ...massage, count: 3 },
              { ...sauna, count: 1 },
            ],
            cart_version: 'three',
          };
          return { ...sauna, count: 1 };
        },
      },
      two,
    );
    const [first, second] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    await userEvent.type(first as HTMLInputElement, '3', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await proceed();
    await userEvent.type(second as HTMLInputElement, '1', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    act(() => answer());
    await screen.findByRole('checkbox');
    expect(saved).toEqual([{ count: 1 }]);
    expect(screen.getByText('Four items')).toBeTruthy();
  });

  it('and could not be saved is told, stays in the field, and is saved by going on again', async () => {
    let away = true;
    const saves = savesCounts(() => server)['PATCH v2/cart-items/7/'];
    const server: ReturnType<typeof openCart> = openCart({
      'PATCH v2/cart-items/7/': (call) => (away ? Promise.reject(new TypeError('Failed to fetch')) : saves(call)),
    });
    const field = await type('3');
    await proceed();
    await waitFor(() => expect(server.said).toMatchObject([{ text: 'The quantity was not saved. Try again.' }]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart');
    expect(field.value).toBe('3');
    away = false;
    await proceed();
    await screen.findByRole('checkbox');
    expect(server.me.cart[0]?.count).toBe(3);
  });
});

it('tells in the cart that a price rose since, and goes on only after it is accepted', async () => {
  const risen = { ...jelena, cart: [{ ...massage, accepted_price: 3000 }] };
  const server: ReturnType<typeof openCart> = openCart(
    {
      'POST v2/accept-prices/': ({ body }) => {
        expect(body).toEqual({ prices: [{ item: 7, unit_price: 4200 }] });
        server.me = { ...jelena, cart: [{ ...massage, accepted_price: 4200 }] };
        return Response.json({ accepted: 1 });
      },
    },
    risen,
  );
  expect(await screen.findByText(/The price went up: it was 3,000\.00.RSD, now 4,200\.00.RSD/)).toBeTruthy();
  await proceed();
  const dialog = within(await screen.findByRole('dialog', { name: 'The cart has changed' }));
  expect(dialog.getByText(/Price: 3,000\.00.RSD is now 4,200\.00.RSD/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and continue' }));
  await screen.findByRole('checkbox', { checked: false });
  expect(screen.queryByText(/The price went up/)).toBeNull();
});

it.each([
  [
    'in the words of the server',
    () => Response.json({ code: 'many', message: 'Wait a little.' }, { status: 429 }),
    'Wait a little.',
  ],
  ['without a network', () => Promise.reject(new TypeError()), 'No answer. Check your connection and try again.'],
  [
    'where nobody said why',
    () => Promise.reject(new Error('a fault of ours')),
    'This could not be accepted. Try again.',
  ],
])('says beside the changes that they were not accepted, %s, until it is tried again', async (_, refuse, words) => {
  let isAway = true;
  const server: ReturnType<typeof openCart> = openCart(
    {
      'POST v2/accept-prices/': () => {
        if (isAway) return refuse();
        server.me = { ...jelena, cart: [{ ...massage, accepted_price: 4200 }] };
        return Response.json({ accepted: 1 });
      },
    },
    { ...jelena, cart: [{ ...massage, accepted_price: 3000 }] },
  );
  await screen.findByText(/The price went up/);
  await proceed();
  const dialog = within(await screen.findByRole('dialog', { name: 'The cart has changed' }));
  expect(dialog.queryByText(words)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and continue' }));
  expect(await dialog.findByText(words)).toBe(dialog.getByRole('alert'));
  isAway = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and continue' }));
  expect(await screen.findByRole('checkbox', { checked: false })).toBeTruthy();
});

it('does not accept a price by the second tap on what led to the question, which may come under the same finger', async () => {
  // However slow the render is, the clock stands still.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { calls } = openCart({}, { ...jelena, cart: [{ ...massage, accepted_price: 3000 }] });
  await screen.findByText(/The price went up/);
  await proceed();
  const accept = await screen.findByRole('button', { name: 'Accept and continue' });
  fireEvent.pointerDown(accept, { pointerType: 'touch' });
  fireEvent.click(accept, { detail: 1 });
  expect(accept.getAttribute('aria-busy')).toBeNull();
  expect(calls.filter(({ path }) => path === 'v2/accept-prices/')).toEqual([]);
});

it('does not tick that the tax is understood by the second press on what led to it, which is in the same place', async () => {
  openCart({});
  await screen.findByRole('button', { name: 'Proceed to checkout' });
  await proceed();
  const box = await screen.findByRole('checkbox', { checked: false });
  const isTicked = () => box.getAttribute('aria-checked');
  const [label] = (box as HTMLButtonElement).labels;
  fireEvent.click(box, { detail: 2 });
  expect(isTicked()).toBe('false');
  fireEvent.click(label as HTMLElement, { detail: 2 });
  expect(isTicked()).toBe('false');
  // A single click counts, on either; so does the keyboard, whose clicks have detail 0.
  fireEvent.click(box, { detail: 1 });
  expect(isTicked()).toBe('true');
  fireEvent.click(label as HTMLElement, { detail: 1 });
  expect(isTicked()).toBe('false');
  fireEvent.click(box, { detail: 0 });
  expect(isTicked()).toBe('true');
  box.focus();
  await userEvent.keyboard(' ');
  expect(isTicked()).toBe('false');
  await userEvent.dblClick(box);
  expect(isTicked()).toBe('true');
});

it('goes by the prices as they were accepted, not by a read that was under way before', async () => {
  const risen = { ...jelena, cart: [{ ...massage, accepted_price: 3000 }] };
  const server: ReturnType<typeof openCart> = openCart(
    {
      'POST v2/accept-prices/': () => {
        server.me = { ...jelena, cart: [{ ...massage, accepted_price: 4200 }] };
        return Response.json({ accepted: 1 });
      },
    },
    risen,
  );
  let answerOld = () => {};
  const old = new Promise<User>((resolve) => {
    answerOld = () => resolve(risen);
  });
  await screen.findByText(/The price went up/);
  await proceed();
  await screen.findByRole('dialog', { name: 'The cart has changed' });
  Object.assign(server, { me: old });
  void server.client.refetchQueries({ queryKey: meQuery.queryKey });
  await userEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
  await waitFor(() => expect(server.calls.map(({ path }) => path)).toContain('v2/accept-prices/'));
  await act(async () => answerOld());
  expect(await screen.findByRole('checkbox', { checked: false })).toBeTruthy();
});

describe('the history', () => {
  const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;

  it('goes back from the question to the checkout, to the cart, and only then away', async () => {
    const { history } = openCart({});
    await screen.findByRole('button', { name: 'Proceed to checkout' });
    await proceed();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm purchase' }));
    await screen.findByRole('alertdialog');
    await act(() => history.go(-1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(heading()).toBe('One last look');
    expect(screen.getByRole('checkbox', { checked: true })).toBeTruthy();
    await act(() => history.go(-1));
    await waitFor(() => expect(heading()).toBe('Your cart'));
    await act(() => history.go(-1));
    await screen.findByText('Elsewhere');
  });

  it('goes forward again to the checkout, whose tax is to be understood anew', async () => {
    const { history } = openCart({});
    await screen.findByRole('button', { name: 'Proceed to checkout' });
    await proceed();
    await userEvent.click(screen.getByRole('checkbox'));
    await act(() => history.go(-1));
    await waitFor(() => expect(heading()).toBe('Your cart'));
    await act(() => history.go(1));
    await screen.findByRole('checkbox', { checked: false });
  });

  it('begins at the cart when one comes back to it from elsewhere', async () => {
    const { history } = openCart({});
    await screen.findByRole('button', { name: 'Proceed to checkout' });
    await proceed();
    await userEvent.click(screen.getByRole('checkbox'));
    await act(() => history.push('/elsewhere'));
    await screen.findByText('Elsewhere');
    await act(() => history.go(-1));
    await screen.findByRole('button', { name: 'Proceed to checkout' });
    await proceed();
    expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy();
  });

  it('stays at a purchase that is under way', async () => {
    let release = () => {};
    const { history } = openCart({
      [BUY]: async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return bought();
      },
    });
    await confirm();
    await act(() => history.go(-1));
    await waitFor(() => expect(history.location.state).toMatchObject({ step: 2 }));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    release();
    await screen.findByRole('dialog', { name: 'Great choice.' });
  });
});

it('puts a removed line back with as many as there were', async () => {
  const server = openCart({
    'POST v2/toggle-cart/': ({ body }) => {
      const { count = 1 } = body as { count?: number };
      const empty = server.me.cart.length > 0;
      server.me = { ...jelena, cart: empty ? [] : [{ ...massage, id: 8, count }] };
      return Response.json({ id: 12, in_cart: !empty });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Massage from the cart' }));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  server.said[0]?.action?.onPress();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2'));
});

it('does not offer to buy what the budgets cannot pay', async () => {
  openCart({}, { ...jelena, base_balance: 8000, balance: 8000, available: 8000 });
  expect((await screen.findByRole('alert')).textContent).toContain('Not enough available budget!');
  expect(screen.getByRole('alert').textContent).toMatch(/400\.00.RSD more/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed to checkout' }).disabled).toBe(true);
});
