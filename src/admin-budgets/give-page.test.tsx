// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/admin-budgets/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SEEN } from '#machines/gifts/gift.paths.ts';
import { peopleSelectionState } from '../admin/parts/people-selection.ts';
import { jelena } from '../testing/people.ts';
import { type Answer, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { GivePage } from './give-page.tsx';

const me: User = { ...jelena, company_roles: ['budgets'] };

const GIVEN = {
  id: 7,
  date: '2026-11-24T08:02:00.000Z',
  category: null,
  year: null,
  amount: 10_000,
  currency: 'RSD',
  people: 330,
  status: 'given',
  task: null,
  approval: null,
  with_invited: true,
  note: 'Thanks',
  given_by: 1,
};

const company: Answer = ({ method, path }) => {
  if (method === 'POST' && path === 'company/budgets/preview/') return SEEN;
  if (method === 'POST' && path === 'company/budgets/') return Response.json(GIVEN, { status: 201 });
  if (path === 'company/budgets/choices/')
    return { categories: [{ id: 3, name_sr: 'Sport', name_en: 'Sport' }], given_by: [] };
  if (path === 'company/people/units/') return { results: ['Razvoj'] };
  if (path === 'company/people/')
    return { count: 318, results: [], next: null, previous: null, count_is_exact: true, without: [] };
  return {};
};

const at = '/company-admin/budgets/new';
const open = () => renderScreen(inSampleSite(<GivePage />), { me, at });

it('says that everybody is more than were counted', async () => {
  serve((call) =>
    call.path === 'company/people/'
      ? { count: 10_000, results: [], next: null, previous: null, count_is_exact: false, without: [] }
      : company(call),
  );
  open();
  await screen.findByText('more than 10,000 people');
});

it('says that those who were chosen are more than were counted', async () => {
  serve(company);
  const { history } = renderScreen(inSampleSite(<GivePage />), { me, at: '/', path: at, routes: [{ path: '/' }] });
  const handed = { of: 'found', query: {}, except: [], count: 10_000, isExact: false } as const;
  act(() => history.push(at, peopleSelectionState(handed)));
  await screen.findByText(/^more than 10,000 from the list of people/);
});

it('takes who was chosen in the list of people once, and no more after others were chosen', async () => {
  serve(company);
  const { history } = renderScreen(inSampleSite(<GivePage />), { me, at: '/', path: at, routes: [{ path: '/' }] });
  const chosen = () => screen.findByRole('radio', { checked: true });
  act(() => history.push(at, peopleSelectionState({ of: 'rows', ids: [1, 2, 3] })));
  expect((await chosen()).getAttribute('value')).toBe('rows');
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${texts['whom.all']}`) }));
  // Going back opens the same entry of the history again, as a reload does.
  act(() => history.push('/'));
  act(() => history.go(-1));
  expect((await chosen()).getAttribute('value')).toBe('all');
  act(() => history.push('/'));
  act(() => history.push(at, peopleSelectionState({ of: 'rows', ids: [4] })));
  expect((await chosen()).getAttribute('value')).toBe('rows');
});

it('quotes what people will read, with the day until which money of a category is spent', async () => {
  serve(company);
  open();
  const year = businessDay(new Date()).slice(0, 4);
  await userEvent.type(await screen.findByRole('textbox', { name: texts.each }), '500');
  await userEvent.click(screen.getByRole('combobox', { name: texts.what }));
  await userEvent.click(await screen.findByRole('option', { name: `Sport ${year}` }));
  await screen.findByText(/“500\.00\sRSD was added to your budget for Sport, to use until 31\.12\.\d{4}\.”$/);
});

it('says of an amount with a comma what is wrong once the field is left, and quotes no sum', async () => {
  serve(company);
  open();
  const amount = await screen.findByRole('textbox', { name: texts.each });
  await userEvent.click(amount);
  await userEvent.paste('1.250,50');
  expect(screen.queryByText(texts['amount.comma'])).toBeNull();
  screen.getByText(texts['take.reasonHint']);
  expect(screen.queryByText(/was added to your/)).toBeNull();
  await userEvent.tab();
  screen.getByText(texts['amount.comma']);
  await userEvent.clear(amount);
  expect(screen.queryByText(texts['amount.comma'])).toBeNull();
  await userEvent.tab();
  expect(screen.queryByText(texts['amount.required'])).toBeNull();
});

it('says that it has begun, and not that it is given, where that takes a task', async () => {
  serve((call) =>
    call.method === 'POST' && call.path === 'company/budgets/'
      ? Response.json(Object.assign({}, GIVEN, { status: 'running', task: 4 }), { status: 202 })
      : company(call),
  );
  const { said } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: texts.each }), '500');
  await userEvent.type(screen.getByRole('textbox', { name: texts.reason }), 'Thanks{Enter}');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: texts['confirm.press'] }));
  await waitFor(() =>
    expect(said.map(({ text }) => text)).toEqual(['It is being given. You can see here how far it is.']),
  );
});

it.each([
  ['a refusal', new Response(JSON.stringify({ message: 'You may not.' }), { status: 403 }), 'You may not.'],
  ['that nobody is left', Object.assign({}, SEEN, { people: 0, sum: 0, sample: [] }), texts['effect.nobody']],
  ['that it is oneself alone', Object.assign({}, SEEN, { people: 1, own: 'alone' }), texts['effect.alone']],
])('says %s at the foot of a phone, where the panel is folded', async (_, answer, words) => {
  serve((call) => (call.path === 'company/budgets/preview/' ? answer : company(call)));
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: texts.each }), '500');
  const foot = within(document.querySelector<HTMLElement>('[data-own-bar]') as HTMLElement);
  expect(await foot.findByText(words)).toBeTruthy();
  expect(foot.queryAllByRole('button', { name: texts['effect.again'] })).toHaveLength(
    answer instanceof Response ? 1 : 0,
  );
  await userEvent.click(foot.getByRole('button', { name: texts['effect.open'] }));
  expect(foot.getAllByText(words)).toHaveLength(1);
});

it('shows nothing of everybody any more while it is still asked which unit gets it', async () => {
  serve(company);
  open();
  await screen.findAllByText(texts['effect.example']);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${texts['whom.unit']}`) }));
  await waitFor(() => expect(screen.queryByText(texts['effect.example'])).toBeNull());
  screen.getByText(texts['effect.unsaid']);
});

it('shows what it will do, asks with that, gives exactly that once, and leads to it', async () => {
  const calls = serve(company);
  const user = userEvent.setup();
  const { where } = open();
  await user.type(await screen.findByRole('textbox', { name: texts.each }), '10000.00');
  await user.type(screen.getByRole('textbox', { name: texts.reason }), 'Thanks{Enter}');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: texts['confirm.press'] }));
  await waitFor(() => expect(where()).toBe('/company-admin/budgets/7'));
  const given = calls.filter(({ method, path }) => method === 'POST' && path === 'company/budgets/');
  expect(given).toHaveLength(1);
  expect(given[0]?.body).toEqual({
    people: 'all',
    with_invited: true,
    amount: 10_000,
    note: 'Thanks',
    seen: SEEN.seen,
  });
});

it('keeps what was typed over a reload, and says what misses', async () => {
  serve(company);
  const user = userEvent.setup();
  const { unmount } = open();
  await user.type(await screen.findByRole('textbox', { name: texts.reason }), 'Thanks');
  unmount();
  open();
  const reason = await screen.findByRole<HTMLInputElement>('textbox', { name: texts.reason });
  expect(reason.value).toBe('Thanks');
  const [press] = screen.getAllByRole('button', { name: texts['give.press'] });
  await user.click(press as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts.each })));
  screen.getByText(texts['amount.required']);
});

it('says that the budgets could not be read, and reads them again', async () => {
  let isBroken = true;
  serve((call) => {
    if (isBroken && call.path === 'company/budgets/choices/') return new Response(null, { status: 500 });
    return company(call);
  });
  open();
  const budget = await screen.findByRole('combobox', { name: texts.what });
  await screen.findByText(records['options.failed']);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: records.again }));
  await waitFor(() => expect(screen.queryByText(records['options.failed'])).toBeNull());
  await userEvent.click(budget);
  expect(screen.getByRole('option', { name: /Sport/ })).toBeTruthy();
});
