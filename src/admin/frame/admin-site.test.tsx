// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { AdminRole, Roles } from '#contract/permissions/roles.ts';
import { lazyScreen } from '../../ground/lazy-screen.tsx';
import { type Session, SessionContext } from '../../session/session-context.ts';
import { jelena } from '../../testing/people.ts';
import { type Answer, renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleSite } from '../../testing/sample-site.tsx';
import { keepDraft } from '../record/record-drafts.ts';
import type { AdminPlace } from '../site/site.ts';
import { AdminSite } from './admin-site.tsx';

const as = (...admin_roles: AdminRole[]): Roles => ({ admin_roles, company_roles: [], corporate_account: false });

// Only the end of the session is used here.
const session = { end: () => {} } as Session;

const open = (
  at: string,
  roles: Roles,
  answer: Answer = ({ path }) =>
    path === 'admin/search/' ? { results: [] } : { waiting: [], tasks: [], record: null },
  site = sampleSite,
) => {
  const calls = serve(answer);
  const seen = renderScreen(
    <SessionContext value={session}>
      <AdminSite site={site} roles={roles} />
    </SessionContext>,
    { at, path: '/admin-panel/*' },
  );
  return Object.assign(seen, { calls });
};

const linksInColumn = () =>
  within(screen.getAllByRole('navigation', { name: 'Administration' })[0] as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('begins with the first place, and says in the navigation where one is', async () => {
  const { where } = open('/admin-panel', as('owner'));
  await screen.findByRole('heading', { name: 'All providers' });
  expect(where()).toBe('/admin-panel/providers');
  expect(linksInColumn()).toEqual(['Providers', 'Coupons', 'Questions and answers']);
  expect(screen.getAllByRole('link', { name: 'Providers', current: 'page' }).length).toBeGreaterThan(0);
});

it('is called after the company whose it is, where it is one company’s', async () => {
  const site = Object.assign({}, sampleSite, { company: 'Una Softver' });
  open('/admin-panel', as('owner'), undefined, site);
  await screen.findByRole('heading', { name: 'All providers' });
  expect(screen.getAllByText('Una Softver')).toHaveLength(2);
  expect(screen.queryByText('Platform')).toBeNull();
});

it('shows nobody what they may not open, and says why at a shared link to it', async () => {
  const { calls } = open('/admin-panel/coupons', as('content'), ({ path }) =>
    path === 'admin/ask/' ? { ask: ['Vesna Ilić', 'Milan Marković'] } : { waiting: [], tasks: [], record: null },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'This page needs a permission you do not have',
  );
  expect(linksInColumn()).toEqual(['Providers', 'Questions and answers']);
  screen.getByText('It opens with one of these roles: Owner, Finance, Auditor.');
  await screen.findByText('Ask for one: Vesna Ilić, Milan Marković.');
  const asked = calls.filter(({ path }) => path === 'admin/ask/').map(({ query }) => query.get('permission'));
  expect(asked).toEqual(['platform.coupons']);
});

it('says so where there is no such page', async () => {
  open('/admin-panel/payroll', as('owner'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('There is no such page');
});

it('says so below a place that has no pages for its records, to who may open the place', async () => {
  open('/admin-panel/coupons/7', as('owner'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('There is no such page');
});

it('opens what stands below a place beside its records, and what that has below it', async () => {
  const Below = () => <h1>Imported: {useParams()['*']}</h1>;
  const [providers, ...others] = sampleSite.places as [AdminPlace, ...AdminPlace[]];
  const page = lazyScreen(async () => () => <h1>A provider</h1>);
  const below = { path: 'import/*', screen: lazyScreen(async () => Below) };
  const places = [{ ...providers, page, below }, ...others];
  const { where, history } = open('/admin-panel/providers/import', as('content'), undefined, { ...sampleSite, places });
  await screen.findByRole('heading', { name: 'Imported:' });
  await history.push('/admin-panel/providers/import/4');
  await screen.findByRole('heading', { name: 'Imported: 4' });
  expect(where()).toBe('/admin-panel/providers/import/4');
  expect(screen.getAllByRole('link', { name: 'Providers', current: 'page' }).length).toBeGreaterThan(0);
});

it('goes where the letters lead, and begins a record', async () => {
  const { where } = open('/admin-panel/providers', as('owner'));
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('gc');
  await screen.findByRole('heading', { name: 'All coupons' });
  expect(where()).toBe('/admin-panel/coupons');
  await userEvent.keyboard('n');
  expect(where()).toBe('/admin-panel/coupons?open=new');
});

it('opens and begins a record on its page, where it has one', async () => {
  const Page = () => <h1>The provider of {useParams().id}</h1>;
  const [providers, ...others] = sampleSite.places as [AdminPlace, ...AdminPlace[]];
  const places = [{ ...providers, page: lazyScreen(async () => Page) }, ...others];
  const { where } = open('/admin-panel/providers/12', as('content'), undefined, { ...sampleSite, places });
  await screen.findByRole('heading', { name: 'The provider of 12' });
  expect(screen.getAllByRole('link', { name: 'Providers', current: 'page' }).length).toBeGreaterThan(0);
  await userEvent.keyboard('n');
  expect(where()).toBe('/admin-panel/providers/new');
});

it('begins nothing for who may only read', async () => {
  const { where } = open('/admin-panel/coupons', as('auditor'));
  await screen.findByRole('heading', { name: 'All coupons' });
  await userEvent.keyboard('n');
  expect(where()).toBe('/admin-panel/coupons');
});

it('opens the palette by its keys, and what is chosen takes its place', async () => {
  const { where, history } = open('/admin-panel/providers', as('owner'));
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Find or do' });
  await userEvent.keyboard('kup');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('coup{Enter}');
  await screen.findByRole('heading', { name: 'All coupons' });
  expect(where()).toBe('/admin-panel/coupons');
  await history.go(-1);
  expect(where()).toBe('/admin-panel/providers');
});

it('says in the navigation what waits, as a part of the name of its link, and aloud nothing', async () => {
  const waiting = [
    { kind: 'providers.idle', count: 3, late: 1 },
    { kind: 'questions.sr', count: 2, late: 0 },
    { kind: 'questions.en', count: 1000, late: 0 },
    { kind: 'people.added', count: 4, late: 0 },
  ];
  open('/admin-panel/providers', as('owner'), () => ({ waiting, tasks: [], record: null }));
  const [inColumn, inBar] = await screen.findAllByRole('link', { name: 'Providers (3 waiting, 1 late)' });
  expect(inColumn && inBar).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Questions and answers (1,002 waiting)' })[0]?.textContent).toContain(
    '1,000+',
  );
  expect(screen.getAllByRole('link', { name: 'Coupons' })).toHaveLength(2);
  // The live region of tasks is rendered only once there are any.
  const said = screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join('')).toBe('');
});

it('finds by the palette again what was found by it before, and does what it is asked to', async () => {
  const record = { kind: 'coupon', id: 8, company: null, name: 'JESEN', detail: '' };
  const answer: Answer = ({ path }) =>
    path === 'admin/search/' ? { results: [record] } : { waiting: [], tasks: [], record: null };
  const { unmount } = open('/admin-panel/providers', as('owner'), answer);
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find or do' }), 'jesen');
  await userEvent.click(await screen.findByRole('option', { name: /JESEN/ }));
  unmount();
  open('/admin-panel/providers', as('owner'), answer);
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const seen = await screen.findByRole('group', { name: 'Seen recently' });
  expect(within(seen).getAllByRole('option')[0]?.textContent).toContain('JESEN');
  await userEvent.keyboard('dark theme{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

const gift = {
  id: 4,
  kind: 'gift',
  about: null,
  status: 'running',
  done: 600,
  total: 2000,
  failed: 0,
  created_at: '2026-11-23T07:58:00.000Z',
  started_at: '2026-11-23T07:58:00.000Z',
  ended_at: null,
  eta: null,
  can_cancel: true,
  bulk: null,
  undo_until: null,
  file_until: null,
  result: null,
  error: null,
};

it('finds records by the palette, once the typing rests', async () => {
  const record = { kind: 'coupon', id: 7, company: null, name: 'LETO', detail: '' };
  const { where, calls } = open('/admin-panel/providers', as('owner'), ({ path }) =>
    path === 'admin/search/' ? { results: [record] } : { waiting: [], tasks: [], record: null },
  );
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find or do' }), 'leto');
  await userEvent.click(await screen.findByRole('option', { name: /LETO/ }));
  expect(where()).toBe('/admin-panel/coupons?open=7');
  expect(
    calls
      .filter(({ path }) => path === 'admin/search/')
      .at(-1)
      ?.query.get('search'),
  ).toBe('leto');
});

it('opens no record that was found for other letters, while those that are there now are asked for', async () => {
  const records = ['LETO', 'LETO JESEN'].map((name, place) => ({
    kind: 'coupon',
    id: 7 + place,
    company: null,
    name,
    detail: '',
  }));
  const { where } = open('/admin-panel/providers', as('owner'), ({ path, query }) => {
    if (path !== 'admin/search/') return { waiting: [], tasks: [], record: null };
    return query.get('search') === 'leto' ? { results: records } : new Promise(() => {});
  });
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find or do' }), 'leto');
  await screen.findByRole('option', { name: /LETO JESEN/ });
  // An answer that also matches the further letters stays.
  await userEvent.keyboard(' jes');
  expect(screen.getAllByRole('option', { name: /LETO/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('LETO JESEN'),
  ]);
  await userEvent.keyboard('{Backspace>4}zima{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(where()).toBe('/admin-panel/providers');
});

it('says that records could not be searched also where a page is found, and searches them once more', async () => {
  const record = { kind: 'coupon', id: 7, company: null, name: 'COUP 7', detail: '' };
  let fails = true;
  open('/admin-panel/providers', as('owner'), ({ path }) => {
    if (path !== 'admin/search/') return { waiting: [], tasks: [], record: null };
    return fails ? Response.json({ code: 'x', message: 'Not now.' }, { status: 500 }) : { results: [record] };
  });
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find or do' }), 'coup');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Coupons');
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  // The answers are the page of coupons, and the action of a new coupon.
  expect(said()).toContain('Records could not be searched. 2 answers');
  fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('COUP 7'));
  expect(said()).toContain('3 answers');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('leads by Tab to what can be done with the record that is found, and on to it', async () => {
  const records = ['LETO', 'LETO 2'].map((name, place) => ({
    kind: 'coupon',
    id: 7 + place,
    company: null,
    name,
    detail: '',
  }));
  const { where } = open('/admin-panel/providers', as('owner'), ({ path }) =>
    path === 'admin/search/' ? { results: records } : { waiting: [], tasks: [], record: null },
  );
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find or do' }), 'leto');
  await screen.findByRole('option', { name: /LETO 2/ });
  expect(screen.getByRole('group', { name: 'Do for: LETO' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('group', { name: 'Do for: LETO 2' })).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('What was changed');
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('LETO 2');
  await userEvent.tab();
  expect(screen.getByRole('option', { selected: true }).getAttribute('href')).toBe(
    '/admin-panel/coupons?open=8&tab=history',
  );
  await userEvent.keyboard('{Enter}');
  expect(where()).toBe('/admin-panel/coupons?open=8&tab=history');
});

it('has a tray while something runs, from which it is stopped, and says aloud how it ended', async () => {
  let task = gift;
  const { calls } = open('/admin-panel/providers', as('owner'), ({ method }) => {
    if (method === 'POST') task = { ...gift, status: 'stopped', can_cancel: false };
    return method === 'POST' ? task : { waiting: [], tasks: [task], record: null };
  });
  const [button] = await screen.findAllByRole('button', { name: '1 task' });
  await userEvent.click(button as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop: Gift to 2,000 people' }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((said) => said.textContent)).toContain('Gift to 2,000 people: stopped'),
  );
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['admin/tasks/4/cancel/']);
  expect(screen.queryByRole('button', { name: 'Stop: Gift to 2,000 people' })).toBeNull();
});

it('shows all tasks there ever were, page by page, once they are asked for, with the latest as the pulse told of them', async () => {
  const older = { ...gift, id: 3, status: 'done', done: 500, total: 500, can_cancel: false };
  const pages = [
    { count: 3, next: '/admin/tasks/?page=2', previous: null, results: [{ ...gift, done: 0, total: 9 }, older] },
    { count: 3, next: null, previous: null, results: [{ ...older, id: 2, total: 300, done: 300 }] },
  ];
  open('/admin-panel/providers', as('owner'), ({ path, query }) =>
    path === 'admin/tasks/' ? pages[query.get('page') === '2' ? 1 : 0] : { waiting: [], tasks: [gift], record: null },
  );
  const [button] = await screen.findAllByRole('button', { name: '1 task' });
  await userEvent.click(button as HTMLElement);
  const titles = () => screen.getAllByText(/^Gift to/).map(({ textContent }) => textContent);
  await userEvent.click(await screen.findByRole('button', { name: 'All tasks' }));
  await waitFor(() => expect(titles()).toEqual(['Gift to 2,000 people', 'Gift to 500 people']));
  await userEvent.click(screen.getByRole('button', { name: 'Earlier tasks' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Earlier tasks' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Recent tasks only' }));
  expect(titles()).toEqual(['Gift to 2,000 people']);
});

it('says when a task could not be stopped', async () => {
  const { said } = open('/admin-panel/providers', as('owner'), ({ method }) =>
    method === 'POST'
      ? Response.json({ code: 'x', message: 'Not now.' }, { status: 409 })
      : { waiting: [], tasks: [gift], record: null },
  );
  const [button] = await screen.findAllByRole('button', { name: '1 task' });
  await userEvent.click(button as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop: Gift to 2,000 people' }));
  await waitFor(() => expect(said).toHaveLength(1));
});

it('leads to what one has not saved, and says before signing out that it would be lost', async () => {
  const path = '/admin-panel/coupons?open=7';
  const base = { revision: 1, fields: {}, offered: true, by: null, at: null };
  const draft = { base, draft: { name: 'Sun' }, at: '2026-11-23T07:58:00.000Z', interrupted: false, name: 'Sun', path };
  keepDraft({ person: jelena.id, kind: 'coupon', id: '7' }, draft);
  const { where } = open('/admin-panel/providers', as('owner'));
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
  const [out] = await screen.findAllByRole('button', { name: 'Sign out' });
  const what = document.getElementById(out?.getAttribute('aria-describedby') ?? '');
  expect(what?.textContent).toBe('Signing out discards 1 draft that you have not saved:Sun');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '1 draft' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Sun' }));
  expect(where()).toBe(path);
});
