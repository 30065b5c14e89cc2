// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { AdminRole } from '#contract/permissions/roles.ts';
import type { Waiting } from '#contract/today/today.contract.ts';
import { jelena } from '../../testing/people.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleSite } from '../../testing/sample-site.tsx';
import { SiteContext } from '../site/site-context.ts';
import { waitingWorkOf } from '../site/waiting-work.ts';
import { TodayScreen } from './today-screen.tsx';
import { TodayView } from './today-view.tsx';

const since = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

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
    '3Questions without Serbian3 waitingOldest: questions.sr 7\u00a0· for 4 daysTranslate',
    '1Questions without English1 waitingOnly: questions.en 7\u00a0· since todayTranslate',
  ]);
  expect(screen.getByText('4 things are waiting for you; the oldest for 4 days.')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin-panel/faq?missing=sr',
    '/admin-panel/faq?missing=en',
  ]);
});

it('reads anew what waits for whoever comes back to it, be it at once', async () => {
  let count = 2;
  serve(() => ({ waiting: [waiting('questions.sr', count, 4)], first_day: [], health: null }));
  renderScreen(
    <SiteContext value={sampleSite}>
      <Left />
    </SiteContext>,
    { at: '/admin-panel', me: Object.assign({}, jelena, { admin_roles: ['content'] }) },
  );
  expect(await screen.findByText(/^2 things are waiting/)).toBeTruthy();
  const away = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(away);
  // One of the two questions was translated.
  count = 1;
  await userEvent.click(away);
  expect(await screen.findByText(/^1 thing is waiting/)).toBeTruthy();
});

/** The first page of the site, with a button that leaves it and returns. */
function Left() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(!isLeft)}>
        Elsewhere
      </button>
      {!isLeft && <TodayScreen />}
    </>
  );
}

it('leads to the queue that has what waits without a reviewer', async () => {
  serve(() => ({
    waiting: [waiting('requests.unattended', 2, 4), waiting('requests.unattended_in_review', 1, 3)],
    first_day: [],
    health: null,
  }));
  const [place] = sampleSite.places;
  const requests = place && Object.assign({}, place, { name: 'requests', path: 'requests', makes: undefined });
  renderScreen(
    <SiteContext value={Object.assign({}, sampleSite, { places: [requests] })}>
      <TodayScreen />
    </SiteContext>,
    { at: '/admin-panel', me: Object.assign({}, jelena, { admin_roles: ['operations'] }) },
  );
  const rows = within(await screen.findByRole('list', { name: 'What is waiting' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '2Requests without a reviewer2 waitingOldest: requests.unattended 7\u00a0· for 4 daysReview',
    '1Requests in review without a reviewer1 waitingOnly: requests.unattended_in_review 7\u00a0· for 3 daysContinue',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin-panel/requests',
    '/admin-panel/requests?queue=in_review',
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

it.each([
  // In Belgrade these are 23:50 of the day before, and 0:10 of the day itself.
  ['2026-11-22T22:50:00.000Z', 'for 1 day', '1 thing is waiting for you; the oldest for 1 day.'],
  ['2026-11-22T23:10:00.000Z', 'since today', '1 thing is waiting for you.'],
])('counts by the days of Belgrade for how long something has waited: since %s, %s', (at, row, standfirst) => {
  const [waits] = waitingWorkOf([waiting('questions.sr', 1, 0)], sampleSite);
  const work = waits ? [Object.assign(waits, { oldest: { id: 7, name: 'Gift cards', at } })] : [];
  const now = new Date('2026-11-23T08:00:00.000Z');
  renderScreen(<TodayView work={work} now={now} aside={null} />);
  expect(screen.getByText(/Gift cards/).parentElement?.textContent).toBe(`Only: Gift cards\u00a0· ${row}`);
  expect(screen.getByText(standfirst)).toBeTruthy();
});

it.each([
  // In winter, Belgrade is an hour ahead of these UTC times.
  ['02:59', 'Good evening', 'Dobro veče'],
  ['03:00', 'Good morning', 'Dobro jutro'],
  ['09:00', 'Good morning', 'Dobar dan'],
  ['10:59', 'Good morning', 'Dobar dan'],
  ['11:00', 'Good afternoon', 'Dobar dan'],
  ['17:00', 'Good evening', 'Dobro veče'],
])('greets at %s as each language does', (time, english, serbian) => {
  const view = <TodayView work={[]} now={new Date(`2026-11-23T${time}:00.000Z`)} aside={null} />;
  for (const language of ['EN', 'SR'] as const) {
    const { unmount } = renderScreen(view, { language });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(language === 'EN' ? english : serbian);
    unmount();
  }
});

it('leads to the filter that shows just that', () => {
  const site = Object.assign({}, sampleSite, { places: sampleSite.places.filter(({ name }) => name === 'faq') });
  const all = [waiting('questions.sr', 2, 1), waiting('providers.idle', 2, 1)];
  expect(waitingWorkOf(all, site).map(({ to }) => to)).toEqual(['/admin-panel/faq?missing=sr']);
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
