// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { held, refuseGivenUp } from '../testing/held-call.ts';
import { benefitOf, jelena } from '../testing/people.ts';
import { type Call, onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { SubscribePanel } from './subscribe-panel.tsx';

const yoga = benefitOf({ id: 12, name: 'Yoga', price: 1000, monthly: true });

const running: Subscription = {
  id: 7,
  benefit: yoga,
  subscription_active: true,
  canceled_at: null,
  status: 'active',
  active_until: null,
  ended_by: null,
  category: 'Sport/Sport',
  next_charge: '2026-12-05',
  last_day: null,
  price_currency: 1000,
  open_month: null,
  ends_now: false,
  offered: true,
  enough: true,
  short: 0,
  charges: [],
};

/** Opens the page of Yoga with these subscriptions; `change` answers the calls that change them. */
function open(listed: Subscription[], change: (call: Call) => unknown, me = jelena) {
  const shop = { listed };
  const calls = serve((call) => {
    if (call.path.startsWith('v2/subscriptions/')) return call.method === 'GET' ? onePage(shop.listed) : change(call);
    return undefined;
  });
  refuseGivenUp();
  const panel = <SubscribePanel benefit={yoga} payment={() => ({ shares: [], missing: 0 })} phoneBar={() => null} />;
  const routes = [{ path: '/elsewhere', element: <p>Elsewhere</p> }];
  const seen = renderScreen(panel, { me, at: '/benefit/12', path: '/benefit/:id', routes });
  const goTo = async (place: string) => {
    await act(async () => seen.history.push(place));
  };
  return Object.assign(seen, { shop, calls, goTo });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sentChange = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET').at(-1);

it('goes on subscribing when its page is left, and the page says so afterwards', async () => {
  const { change, give } = held();
  const { goTo, shop } = open([], change);
  await press('Subscribe');
  await press('Confirm subscription');
  await goTo('/elsewhere');
  shop.listed = [running];
  await give(Response.json(running, { status: 201 }));
  await goTo('/benefit/12');
  await screen.findByRole('button', { name: 'Cancel subscription' });
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});

it('reads again what became of it when no answer came to a page that was left', async () => {
  const { change, give } = held();
  const { goTo, shop } = open([running], change);
  await press('Cancel subscription');
  await press('Yes, cancel it');
  await goTo('/elsewhere');
  shop.listed = [Object.assign({}, running, { status: 'ending', subscription_active: false })];
  await give(new Response(null, { status: 503 }));
  await goTo('/benefit/12');
  await screen.findByRole('button', { name: 'Undo cancellation' });
});

it('sends with a cancellation what it was seen to charge, and asks again when that is another amount', async () => {
  const changed = { code: 'subscriptions.price_changed', message: 'Changed', price_currency: 0 };
  const { calls, said } = open([Object.assign({}, running, { open_month: 1000 })], ({ headers }) =>
    headers['If-Price-Match'] === '0'
      ? Object.assign({}, running, { status: 'ended', ended_by: 'low_budget' })
      : Response.json(changed, { status: 409 }),
  );
  await press('Cancel subscription');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/1,000\.00.RSD is charged today/);
  await press('Yes, cancel it');
  await dialog.findByText('It ends today, nothing is charged, and this cannot be undone.');
  expect(dialog.getByRole('alert').textContent).toBe('This has changed since you last saw it. Nothing was charged.');
  expect(sentChange(calls)?.headers).toMatchObject({ 'If-Price-Match': '100000' });
  await press('Yes, cancel it');
  await screen.findByText('This subscription has ended.');
  expect(said).toMatchObject([{ text: 'The subscription has ended. Nothing was charged.' }]);
});

it.each([
  ['2026-12-04', false],
  ['2026-12-05', true],
  [null, true],
])('says whether a month is charged after this one to whom has %s as the last day: %s', async (lastDay, isCharged) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
  open([], () => undefined, Object.assign({}, jelena, { last_day: lastDay }));
  await press('Subscribe');
  const dialog = await screen.findByRole('alertdialog');
  expect(/Next charge, 05\.12\.2026/.test(dialog.textContent ?? '')).toBe(isCharged);
  expect(/account closes before the next charge/.test(dialog.textContent ?? '')).toBe(!isCharged);
  expect(screen.queryByText(/^Charged today, then on the 5th/) !== null).toBe(isCharged);
  vi.useRealTimers();
});

it('says in the words of the server why one cannot subscribe', async () => {
  const { said } = open([], () =>
    Response.json({ code: 'request.not_found', message: 'It is no longer here.' }, { status: 404 }),
  );
  await press('Subscribe');
  await press('Confirm subscription');
  expect((await screen.findByRole('alert')).textContent).toBe('It is no longer here.');
  expect(said).toMatchObject([{ tone: 'error', text: 'It is no longer here.' }]);
});

it('leaves the focus on what can be done next when the question is answered', async () => {
  const ending: Subscription = Object.assign({}, running, { status: 'ending', subscription_active: false });
  const { shop } = open([running], () => {
    shop.listed = [ending];
    return ending;
  });
  await press('Cancel subscription');
  await press('Yes, cancel it');
  const undo = await screen.findByRole('button', { name: 'Undo cancellation' });
  expect(document.activeElement).toBe(undo);
});
