// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AdminRole } from '#contract/permissions/roles.ts';
import type { Waiting } from '#contract/today/today.contract.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { errandsOf } from './errands.ts';
import { SiteContext } from './site-context.ts';
import { TodayScreen } from './today-screen.tsx';

const since = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000 - 60_000).toISOString();

const waiting = (kind: Waiting['kind'], count: number, days: number): Waiting => ({
  kind,
  count,
  fresh: 0,
  late: 0,
  oldest: { id: 7, name: `${kind} 7`, at: since(days) },
});

const open = (...admin_roles: AdminRole[]) =>
  renderScreen(
    <SiteContext value={sampleSite}>
      <TodayScreen />
    </SiteContext>,
    { at: '/admin-panel', me: Object.assign({}, jelena, { admin_roles }) },
  );

it('names what waits by what has waited longest, each with the way to do it, where there is such a place', async () => {
  serve(() => ({
    waiting: [waiting('questions.sr', 3, 4), waiting('people.added', 9, 3), waiting('questions.en', 1, 0)],
    first_day: [],
    health: null,
  }));
  open();
  const rows = within(await screen.findByRole('list', { name: 'What is waiting' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '3Questions without Serbian3 waitingOldest: questions.sr 7 · for 4 daysTranslate',
    '1Questions without English1 waitingOnly: questions.en 7 · since todayTranslate',
  ]);
  expect(screen.getByText('4 things are waiting for you; the oldest for 4 days.')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin-panel/faq?missing=sr',
    '/admin-panel/faq?missing=en',
  ]);
});

it('says in one line what the catalogue lacks, which nobody waits for', async () => {
  serve(() => ({
    waiting: [waiting('providers.idle', 2, 40), waiting('questions.en', 1, 3)],
    first_day: [],
    health: null,
  }));
  open();
  const line = await screen.findByRole('region', { name: 'Missing in the catalogue' });
  const link = within(line).getByRole('link', { name: '2 providers with nothing on offer' });
  expect(link.getAttribute('href')).toBe('/admin-panel/providers?state=active&benefits=without');
  expect(within(screen.getByRole('list', { name: 'What is waiting' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('1 thing is waiting for you; the oldest for 3 days.')).toBeTruthy();
});

it('says so where the catalogue lacks more than was counted, and nobody waits', async () => {
  serve(() => ({ waiting: [waiting('providers.idle', 10_000, 1)], first_day: [], health: null }));
  open();
  expect(await screen.findByRole('link', { name: '10,000+ providers with nothing on offer' })).toBeTruthy();
  expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy();
});

it('says that nothing waits', async () => {
  serve(() => ({ waiting: [], first_day: [], health: null }));
  open();
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
});

it('says that it could not be loaded, and loads it on another try', async () => {
  let answer: unknown = new Response(null, { status: 500 });
  serve(() => answer);
  open();
  expect(await screen.findByRole('heading', { name: 'What is waiting could not be loaded' })).toBeTruthy();
  answer = { waiting: [], first_day: [], health: null };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
});

it('leads to the filter that shows just that', () => {
  const site = Object.assign({}, sampleSite, { places: sampleSite.places.filter(({ name }) => name === 'faq') });
  const all = [waiting('questions.sr', 2, 1), waiting('providers.idle', 2, 1)];
  expect(errandsOf(all, site).map(({ to }) => to)).toEqual(['/admin-panel/faq?missing=sr']);
});

it('asks for what the first day needs, each step where it is done, until its rows are there', async () => {
  const steps = (['code', 'provider', 'category'] as const).map((step) => ({ step, done: step === 'code' }));
  serve(() => ({ waiting: [], first_day: steps, health: null }));
  open();
  const list = await screen.findByRole('region', { name: 'The first day' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'One-time code, done',
    'A providerWho offers benefits.Add a provider',
    expect.stringContaining('A category'),
  ]);
  expect(screen.getByText('2 steps and everything is ready.')).toBeTruthy();
  expect(within(list).getByText('1 of 3')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Add a provider' }).getAttribute('href')).toBe(
    '/admin-panel/providers?open=new',
  );
});

it('says how the shop runs, and what to do about what does not', async () => {
  const since = '2020-03-02T06:40:00.000Z';
  const health = {
    mail: [],
    jobs: [{ name: 'renew subscriptions', since, failed: true }],
    seal: { at: null, unsealed_since: null },
  };
  serve(() => ({ waiting: [], first_day: [], health }));
  open();
  const part = await screen.findByRole('region', { name: 'Health' });
  expect(
    within(part)
      .getAllByRole('definition')
      .map((said) => said.textContent),
  ).toEqual([
    'leaves on time',
    'Renewing subscriptions: failed 02.03.2020. 7:40Ask whoever runs the server: its log says why, at “renew subscriptions”.',
    'nothing to seal yet',
  ]);
});

const stuckMail = (count: number, stuck: number) => ({
  waiting: [],
  first_day: [],
  health: {
    mail: [{ lane: 'now', count, stuck, since: '2020-03-02T06:40:00.000Z' }],
    jobs: [],
    seal: { at: null, unsealed_since: null },
  },
});

it('gives up mail that may never leave, once it is asked, and reads anew how the shop runs', async () => {
  let isRefused = true;
  let answer = stuckMail(3, 2);
  const calls = serve(({ method }) => {
    if (method === 'GET') return answer;
    if (isRefused) return Response.json({ code: 'mail.moved', message: 'Look again.' }, { status: 409 });
    answer = stuckMail(1, 0);
    return { count: 2 };
  });
  const { said } = open('operations');
  await userEvent.click(await screen.findByRole('button', { name: 'Set 2 messages aside…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Set 2 messages aside?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Set aside' }));
  expect((await within(question).findByText('Look again.')).getAttribute('role')).toBe('alert');
  isRefused = false;
  await userEvent.click(within(question).getByRole('button', { name: 'Set aside' }));
  expect(await screen.findByText(/^1 message waiting/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /aside/ })).toBeNull();
  expect(said.at(-1)).toMatchObject({ text: 'Set aside: 2 messages.' });
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['admin/late-mail/set-aside/', { lane: 'now', stuck: 2 }],
    ['admin/late-mail/set-aside/', { lane: 'now', stuck: 2 }],
  ]);
});

it('asks nobody to give up mail who may not', async () => {
  serve(() => stuckMail(3, 2));
  open('content');
  expect(await screen.findByText(/^3 messages waiting/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /aside/ })).toBeNull();
});
