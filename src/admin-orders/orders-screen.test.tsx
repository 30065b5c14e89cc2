// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AdminRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-orders/en.ts';
import { en as records } from '#locales/records/en.ts';
import { en as transactions } from '#locales/transactions/en.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { OrdersScreen } from './orders-screen.tsx';

const listed = {
  id: 41,
  company: { id: 3, name: 'Una Softver' },
  person: { id: 7, name: 'Una Savić' },
  status: 'pending',
  date: '2026-11-20T08:00:00.000Z',
  name: 'Massage',
  more: 1,
  ways: ['voucher'],
  total: 1000,
  currency: 'RSD',
  approval: null,
};
const own = {
  ...listed,
  id: 40,
  company: { id: jelena.company.id, name: 'Izbor' },
  person: { id: jelena.id, name: 'J' },
};
const done = { ...listed, id: 39, status: 'completed' };
const whole = {
  ...listed,
  lines: [
    {
      id: 1,
      name: 'Massage',
      provider: 'Lotus',
      benefit: 1,
      count: 1,
      unit_price: 1000,
      total: 1000,
      vouchers: [{ id: 1, end: '7K2M', status: 'unused', valid_until: '2027-11-20' }],
    },
  ],
  paid_from: [{ category_id: 0, category: null, year: 0, amount: 1000 }],
  payroll_tax: 100,
  timeline: [{ status: 'pending', date: '2026-11-20T08:00:00.000Z' }],
  own: false,
  reason: '',
};
const impact = {
  impact: 'a'.repeat(64),
  weight: 'harmless',
  effects: { status: 'pending', total: 1000, currency: 'RSD', back: whole.paid_from, codes: 1, used: 0, second: false },
};

interface Opening {
  role?: AdminRole;
  at?: string;
  /** The orders of the list. */
  rows?: readonly unknown[];
  /** The answer to the read of one order. */
  order?: () => unknown;
  /** What the server answers to a move. */
  moved?: () => unknown;
  /** What the server answers to a cancellation. */
  cancelled?: () => unknown;
  /** Effects of the cancellation that differ from the sample. */
  effects?: () => Partial<typeof impact.effects>;
}

function open({
  role = 'operations',
  at = '/admin-panel/orders',
  rows = [listed, own, done],
  order = () => whole,
  moved = () => ({ ...whole, status: 'in_process' }),
  cancelled = () => ({ ...whole, status: 'cancelled' }),
  effects = () => ({}),
}: Opening = {}) {
  const answer = ({ method, path }: Call) => {
    if (path === 'admin/orders/') return listAnswer(rows, {});
    if (path === 'admin/benefits/companies/') return { results: [], rates: { RSD: 1, EUR: 1, KM: 1 } };
    if (path.endsWith('/changes/')) return { next: null, results: [] };
    if (path.endsWith('/impact/')) return { ...impact, effects: { ...impact.effects, ...effects() } };
    if (path.endsWith('/move/')) return moved();
    if (path.endsWith('/cancel/')) return cancelled();
    if (path === 'admin/orders/3/41/' && method === 'GET') return order();
    return { results: [] };
  };
  const calls = serve(answer);
  const me = { ...jelena, admin_roles: [role] };
  const seen = renderScreen(inSampleSite(<OrdersScreen />), { at, path: '/admin-panel/*', me });
  return { ...seen, calls, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const menuOf = (id: number) => screen.findByRole('button', { name: `Order ${id}: actions` });

/** Opens the cancellation of order 41 from its row, and returns its dialog. */
async function askToCancel() {
  await userEvent.click(await menuOf(41));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.cancel }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel order 41?' }));
}

async function cancel(confirm: 'cancel.confirm' | 'cancel.propose') {
  const dialog = await askToCancel();
  await userEvent.type(await dialog.findByRole('textbox'), 'Sold out');
  await userEvent.click(dialog.getByRole('button', { name: texts[confirm] }));
}

it('asks for what its address says, and opens an order by its company and number', async () => {
  const { calls } = open({
    at: '/admin-panel/orders?status=pending,in_process&way=voucher&sum=100..2000&company=3&sort=date&open=3-41',
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Order 41' }));
  expect(await drawer.findByText(/^…7K2M, valid until /)).toBeTruthy();
  const [asked] = calls.filter(({ path }) => path === 'admin/orders/');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    status: 'pending,in_process',
    way: 'voucher',
    sum_from: '100',
    sum_to: '2000',
    company: '3',
    ordering: 'date',
  });
});

it('moves one on from its row, and offers nothing with one’s own or one that is over', async () => {
  const { writes, said } = open();
  await userEvent.click(await menuOf(41));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.process }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: 'POST', path: 'admin/orders/3/41/move/', body: { to: 'in_process' } }]),
  );
  await waitFor(() => expect(said.at(-1)?.text).toBe('Order 41 is in process.'));
  expect(screen.queryByRole('button', { name: 'Order 40: actions' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Order 39: actions' })).toBeNull();
});

it('cancels with the reason and what was seen of it', async () => {
  const { writes, said } = open();
  const dialog = await askToCancel();
  expect(await dialog.findByText('1 voucher code will not be valid any more.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: texts['cancel.confirm'] }));
  expect(writes()).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Sold out');
  await userEvent.click(dialog.getByRole('button', { name: texts['cancel.confirm'] }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: 'admin/orders/3/41/cancel/', body: { impact: impact.impact, reason: 'Sold out' } },
    ]),
  );
  await waitFor(() => expect(said.at(-1)?.text).toBe('Order 41 is cancelled and its money is back.'));
});

it('is proposed, and waits for a second person, where its refund is above the limit', async () => {
  const { said } = open({ cancelled: () => ({ ...whole, approval: 5 }), effects: () => ({ second: true }) });
  await cancel('cancel.propose');
  await waitFor(() => expect(said.at(-1)?.text).toBe('Cancelling order 41 waits for a second person.'));
});

it('is cancelled for whoever is left, though it was proposed before', async () => {
  const { said } = open({ cancelled: () => ({ ...whole, status: 'cancelled', approval: 5 }) });
  await cancel('cancel.confirm');
  await waitFor(() => expect(said.at(-1)?.text).toBe('Order 41 is cancelled and its money is back.'));
});

it('that was proposed once is cancelled the next time, though no answer comes', async () => {
  const answers = [
    () => ({ ...whole, approval: 5 }),
    () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  const isLost = () => answers.length === 0;
  const { said } = open({
    cancelled: () => answers.shift()?.(),
    effects: () => (isLost() ? { status: 'cancelled' } : { second: answers.length === 2 }),
  });
  await cancel('cancel.propose');
  await waitFor(() => expect(said).toHaveLength(1));
  await cancel('cancel.confirm');
  await waitFor(() => expect(said.at(-1)?.text).toBe('Order 41 is cancelled and its money is back.'));
});

it('is proposed once though no answer comes, and says that it waits', async () => {
  let isLost = false;
  const { said, writes } = open({
    order: () => (isLost ? { ...whole, approval: 5 } : whole),
    cancelled: () => {
      isLost = true;
      throw new TypeError('Failed to fetch');
    },
    effects: () => ({ second: true }),
  });
  await cancel('cancel.propose');
  await waitFor(() => expect(said.at(-1)?.text).toBe('Cancelling order 41 waits for a second person.'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(writes()).toHaveLength(1);
});

it('says why there is nothing to ask for where its row is older than what waits', async () => {
  open({ order: () => ({ ...whole, approval: 5 }) });
  const dialog = await askToCancel();
  expect(await dialog.findByText(texts['cancel.over'])).toBeTruthy();
  expect(dialog.queryByRole('button', { name: texts['cancel.confirm'] })).toBeNull();
});

it('offers no second cancellation in its row while one waits', async () => {
  open({ rows: [{ ...listed, approval: 5 }] });
  await userEvent.click(await menuOf(41));
  expect(await screen.findByRole('menuitem', { name: texts.process })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: texts.cancel })).toBeNull();
});

it('offers no second cancellation while one waits', async () => {
  open({ at: '/admin-panel/orders?open=3-41', order: () => ({ ...whole, approval: 5 }) });
  const drawer = within(await screen.findByRole('dialog', { name: 'Order 41' }));
  expect(await drawer.findByText(texts.waits)).toBeTruthy();
  expect(drawer.getByRole('button', { name: texts.process })).toBeTruthy();
  expect(drawer.queryByRole('button', { name: texts.cancel })).toBeNull();
});

it.each([
  [1, 2020, true],
  [1, 2099, false],
  [0, 0, false],
])('of what goes back to budget %d of %d says that nobody can spend it: %s', async (category_id, year, isSaid) => {
  const back = [{ category_id, category: category_id === 0 ? null : 'Sport/Sport', year, amount: 1000 }];
  open({ effects: () => ({ back }) as Partial<typeof impact.effects> });
  const dialog = await askToCancel();
  expect(await dialog.findByText(texts['cancel.back'])).toBeTruthy();
  expect(dialog.queryAllByText(transactions['cancel.ended'])).toHaveLength(isSaid ? 1 : 0);
});

it('lets who may only read look alone', async () => {
  const { writes } = open({ role: 'auditor', at: '/admin-panel/orders?open=3-41' });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Lotus')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: texts.process })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Order 41: actions' })).toBeNull();
  expect(writes()).toEqual([]);
});

it('says of an order that is not there that it is not, and offers no other try', async () => {
  open({ at: '/admin-panel/orders?open=3-41', order: () => undefined });
  const drawer = within(await screen.findByRole('dialog', { name: 'Order 41' }));
  expect(await drawer.findByRole('heading', { name: 'This is no longer here' })).toBeTruthy();
  expect(drawer.queryByText(texts.failed)).toBeNull();
  expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('calls whoever was erased so, in the list and in the order', async () => {
  const person = { id: 7, name: 'erased-7@erased.invalid' };
  open({
    at: '/admin-panel/orders?open=3-41',
    rows: [{ ...listed, person }, own],
    order: () => ({ ...whole, person }),
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(records.erasedPerson)).toBeTruthy();
  expect(screen.getAllByText(records.erasedPerson).length).toBeGreaterThan(1);
  expect(screen.queryByText(person.name)).toBeNull();
});

it('moves two orders on beside each other', async () => {
  const two = [listed, { ...listed, id: 42 }];
  const { writes } = open({ rows: two, moved: () => new Promise(() => {}) });
  for (const { id } of two) {
    await userEvent.click(await menuOf(id));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.process }));
  }
  await waitFor(() =>
    expect(writes().map(({ path }) => path)).toEqual(['admin/orders/3/41/move/', 'admin/orders/3/42/move/']),
  );
});
