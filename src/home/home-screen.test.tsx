// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/users/users.contract.ts';
import { held } from '../testing/held-call.ts';
import { benefitOf, jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const benefit = (id: number, name: string) => benefitOf({ id, name });

const notice = (id: number, title: string) => ({
  id,
  title,
  text: '<p>Ready.</p>',
  date: '2026-11-18T09:00:00Z',
  previewed: false,
  attachments: null,
  image: null,
  image_alt: '',
  send_from: 'Izbor',
});

const reader: User = {
  ...jelena,
  base_balance: 120_000,
  balance: 48_250,
  spent: 71_750,
  available: 48_250,
  used: 59.79,
  category_budgets: [
    { category: 'Health/Zdravlje', category_id: 3, amount: 15_000, spent: 11_900, held: 0, until: '2026-12-31' },
  ],
  notifications: ['One', 'Two', 'Three', 'Four', 'Five'].map((title, index) => notice(index, title)),
  new_notifications: 1,
};

const lists = {
  nudges: [],
  open: { requests: [], charge: null, course: null, ask: null },
  stores: { app_store: null, google_play: null },
  popular: [benefit(1, 'Gym')],
  last: [benefit(2, 'Balloon')],
  recommended: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => benefit(10 + index, `Recommended ${name}`)),
};

const categories = [4, 105].map((id) => ({ id, name: 'A/A', icon: 'team', num_of_benefits: id, children: [] }));

function open(answer: () => unknown, ofShop: unknown = categories) {
  serve(({ path, query }) => {
    if (path === 'v2/category/') return ofShop;
    if (path === 'v2/home/') return answer();
    if (path !== 'v2/benefit/' || query.get('page') !== '2') return undefined;
    return { count: 2, next: null, previous: null, results: [benefit(90, 'Pottery')] };
  });
  renderScreen(<HomeScreen />, { me: reader });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it('shows what there is to spend, and by category', async () => {
  open(() => lists);
  const balance = part('You have');
  expect(balance.getByText(/48,250/).textContent).toBe('48,250.00 RSD');
  expect(balance.getByText('By category, until 31.12.2026.')).toBeTruthy();
  expect(balance.getByRole('meter', { name: 'Health' }).getAttribute('aria-valuetext')).toBe(
    '3,100.00\u00a0RSD left of 15,000.00\u00a0RSD',
  );
});

it('shows at most six recommended benefits and the four latest notifications', async () => {
  open(() => lists);
  await screen.findByRole('heading', { name: 'Recommended a' });
  expect(part('Recommended for you').getAllByRole('article')).toHaveLength(6);
  expect(part('Notifications').getAllByRole('listitem')).toHaveLength(4);
  expect(part('Recently added').getByRole('link', { name: 'Balloon' }).getAttribute('href')).toBe('/benefit/2');
});

it('says of a recently added benefit that is paid each month that its price is for a month', async () => {
  const monthly = benefitOf({ id: 3, name: 'Swimming', price: 3_000, monthly: true });
  open(() => ({ ...lists, last: [benefit(2, 'Balloon'), monthly] }));
  await screen.findByRole('link', { name: 'Swimming' });
  const [once, eachMonth] = part('Recently added').getAllByRole('listitem');
  expect(eachMonth?.textContent).toMatch(/3,000\.00 RSD a month$/);
  expect(once?.textContent).not.toContain('a month');
});

it('leads to team building, skills, discounts and each way of buying', async () => {
  open(() => lists);
  const team = await screen.findByRole('link', { name: /Team building.*105 ideas/ });
  const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(team.getAttribute('href')).toBe('/flexible-benefits/105');
  expect(leadsTo(/^Skills/)).toBe('/flexible-benefits/4');
  expect(leadsTo(/^Discounts/)).toBe('/special-offers');
  const leads = screen.getAllByRole('link', { name: 'Start choosing', hidden: true });
  expect(leads.map((link) => link.getAttribute('href'))).toContain('/flexible-benefits/4');
  expect(leadsTo(/^eVoucher/)).toBe('/flexible-benefits?type=voucher');
});

it('shows its short ways once it is known how high what waits above them is: by home, or by the last visit', async () => {
  const nav = () => screen.getByRole('navigation', { name: 'Shortcuts', hidden: true });
  const { change, give } = held();
  open(change);
  expect(nav().className).toContain('invisible');
  await give(lists);
  await waitFor(() => expect(nav().className).not.toContain('invisible'));
  cleanup();
  open(() => new Promise(() => {}));
  expect(nav().className).not.toContain('invisible');
});

it('shows its short ways where home could not be read', async () => {
  localStorage.clear();
  open(() => Response.json({ code: 'internal' }, { status: 500 }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('navigation', { name: 'Shortcuts' }).className).not.toContain('invisible');
});

it('does not lead to categories that the shop does not have', async () => {
  open(() => lists, [{ ...categories[0], id: 1001 }]);
  await screen.findByRole('heading', { name: 'Gym' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^(Team building|Skills)/ })).toBeNull());
  expect(screen.getByRole('link', { name: /^Discounts/ })).toBeTruthy();
  // The banner still links to the shop.
  const leads = screen.getAllByRole('link', { name: 'Start choosing', hidden: true });
  expect(leads.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/flexible-benefits'));
});

it('links to the store that has the app, and says for the other phone how its browser installs it', async () => {
  const page = 'https://apps.apple.com/rs/app/izbor/id1234567890';
  open(() => ({ ...lists, stores: { ...lists.stores, app_store: page } }));
  const link = await screen.findByRole('link', { name: /^App Store ?, opens in a new tab$/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([page, 'noreferrer']);
  expect(screen.queryByText(/^On iPhone/)).toBeNull();
  expect(screen.getByText('On Android: menu ⋮, then Install app')).toBeTruthy();
});

it('loads more of the popular benefits when the end of the page is reached (specification.md 2 and 9)', async () => {
  open(() => lists);
  await screen.findByRole('heading', { name: 'Gym' });
  expect(screen.queryByRole('region', { name: 'More that colleagues choose' })).toBeNull();
  vi.stubGlobal('scrollY', 1200);
  act(() => void window.dispatchEvent(new Event('scroll')));
  const more = await screen.findByRole('region', { name: 'More that colleagues choose' });
  expect(await within(more).findByRole('heading', { name: 'Pottery' })).toBeTruthy();
});

it('leaves the end of the page as it is while what is there is read again', async () => {
  const { change, give } = held();
  const next = '/api/v2/benefit/?page=3';
  const further = { count: 26, next, previous: null, results: [benefit(90, 'Pottery')] };
  let isRead = false;
  serve(({ path }) => {
    if (path === 'v2/category/') return categories;
    if (path === 'v2/home/') return lists;
    return path === 'v2/benefit/' && !isRead ? further : change();
  });
  const { client } = renderScreen(<HomeScreen />, { me: reader });
  await screen.findByRole('heading', { name: 'Gym' });
  vi.stubGlobal('scrollY', 1200);
  act(() => void window.dispatchEvent(new Event('scroll')));
  const button = await screen.findByRole('button', { name: 'Load more' });
  isRead = true;
  void client.refetchQueries({ queryKey: ['/v2/benefit/'] });
  await waitFor(() => expect(client.isFetching({ queryKey: ['/v2/benefit/'] })).toBe(1));
  expect(screen.getByRole('button', { name: 'Load more' })).toBe(button);
  expect(part('More that colleagues choose').getAllByRole('listitem', { hidden: true })).toHaveLength(1);
  await give(further);
  await userEvent.click(button);
  expect(part('More that colleagues choose').getAllByRole('listitem', { hidden: true })).toHaveLength(13);
});

it('keeps the balance when the benefits fail, says why, and tries again', async () => {
  let refuse = true;
  open(() => (refuse ? Response.json({ message: 'Resting', code: 'x' }, { status: 400 }) : lists));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Resting');
  expect(part('You have').getByText(/48,250/)).toBeTruthy();
  refuse = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Gym' })).toBeTruthy();
});
