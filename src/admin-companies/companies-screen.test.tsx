// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { EditedCompany } from '#contract/admin-companies/admin-companies.contract.ts';
import type { AdminRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-companies/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { keepUnsure } from '../testing/keep-unsure.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { CompaniesScreen } from './companies-screen.tsx';

const NOW = '2026-11-23T13:05:00.000Z';
const morava: EditedCompany = {
  id: 7,
  name: 'Morava',
  country: 'RS',
  currency: 'RSD',
  card_color: 'evergreen',
  promise_days: 3,
  code: 'OLDC-ODE2-3456',
  active: true,
  revision: 4,
  changed_at: NOW,
  changed: { at: NOW, by: { id: 8, name: 'Milan Marković' } },
  currency_fixed: true,
  people: 2,
  admins: 0,
  invited_admins: ['vesna@izbor.test'],
};
const effects = { people: 2, invitations: 0, open_requests: 0, held: 0, subscriptions: 0, open_orders: 0, left: 50 };

let row = morava;
let losesAnswer = false;
beforeEach(() => {
  row = morava;
  losesAnswer = false;
});

const save = (changes: object) => {
  row = Object.assign({}, row, changes, { revision: row.revision + 1 });
  return row;
};

function answer({ method, path, body }: Call): unknown {
  if (path === 'admin/companies/' && method === 'POST') return add(body as object);
  if (path === 'admin/companies/') return listAnswer([Object.assign({ held: 0, spent: 0 }, row)], { search: null });
  if (path === 'admin/companies/9/') return Object.assign({}, row, { id: 9, name: 'Nova', revision: 1 });
  if (path === 'admin/companies/7/') return method === 'PATCH' ? save(body as object) : row;
  if (path === 'admin/companies/7/code/') return save({ code: 'NEWC-ODE2-3456' });
  if (path === 'admin/companies/7/impact/')
    return { impact: 'f'.repeat(64), weight: 'heavy', effects: { ...effects, own: false, last_owner: false } };
  if (path === 'admin/companies/7/deactivate/') return save({ active: false });
  return undefined;
}

function add(body: object) {
  if (losesAnswer) {
    losesAnswer = false;
    throw new TypeError('Failed to fetch');
  }
  if ('admin_email' in body) return Object.assign({}, row, body, { id: 9, revision: 1 });
  const twin = { id: 9, name: 'Nova', active: true };
  return Response.json({ code: 'companies.twin', message: 'There', twin, fields: { name: 'There' } }, { status: 409 });
}

function open(query = '', role: AdminRole = 'operations') {
  const calls = serve(answer);
  const me = { ...jelena, admin_roles: [role] };
  const page = (
    <SiteContext value={sampleSite}>
      <CompaniesScreen />
    </SiteContext>
  );
  const seen = renderScreen(page, { at: `/admin-panel/companies${query}`, path: '/admin-panel/*', me });
  return { ...seen, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const drawer = async () => within(await screen.findByRole('dialog'));
const field = async (name: string) => (await drawer()).findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

it('saves what was changed alone, with the revision that was seen', async () => {
  const { writes } = open('?open=7');
  const days = await field(texts.promise);
  await userEvent.clear(days);
  await userEvent.type(days, '5');
  await userEvent.click(screen.getByRole('radio', { name: texts['card.plum'] }));
  await press(records.save);
  await screen.findByRole('button', { name: records.undo });
  expect(writes()).toMatchObject([
    {
      path: 'admin/companies/7/',
      body: { promise_days: 5, card_color: 'plum' },
      headers: { 'If-Revision-Match': '4' },
    },
  ]);
});

it.each([
  ['tri', 'tri'],
  ['', records['merge.empty']],
])('says of "%s" as a promise what was typed, beside what a colleague saved meanwhile', async (typed, said) => {
  const { unmount } = open('?open=7');
  const days = await field(texts.promise);
  await userEvent.clear(days);
  if (typed) await userEvent.type(days, typed);
  unmount();
  save({ promise_days: 10 });
  open('?open=7');
  await userEvent.click(await (await drawer()).findByRole('button', { name: records['resume.go'] }));
  const [mine, theirs] = await (await drawer()).findAllByRole('radio');
  expect(mine?.closest('label')?.textContent).toMatch(new RegExp(`${said}$`));
  expect(theirs?.closest('label')?.textContent).toMatch(/10 business days$/);
});

it('keeps the currency of a company whose people were given money, and says who is to run it', async () => {
  open('?open=7');
  await field(texts.name);
  expect(screen.getByRole('combobox', { name: new RegExp(texts.currency) })).toHaveProperty('disabled', true);
  expect(screen.getByRole('combobox', { name: new RegExp(texts.country) })).toHaveProperty('disabled', false);
  expect(screen.getByText(/vesna@izbor\.test/)).toBeTruthy();
});

it('makes a new code once it was asked, and saves over the new revision', async () => {
  const { writes } = open('?open=7');
  await field(texts.name);
  await press(texts['code.renew']);
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: texts['code.confirm'] }));
  expect(await screen.findByText('NEWC-ODE2-3456')).toBeTruthy();
  await userEvent.type(await field(texts.name), ' 2');
  expect(screen.getByRole('button', { name: texts['code.renew'] })).toHaveProperty('disabled', true);
  await press(records.save);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]).toMatchObject({ body: { name: 'Morava 2' }, headers: { 'If-Revision-Match': '5' } });
});

it('shows a new code that is made right after it was saved', async () => {
  open('?open=7');
  await userEvent.type(await field(texts.name), ' 2');
  await press(records.save);
  await screen.findByRole('button', { name: records.undo });
  await press(texts['code.renew']);
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: texts['code.confirm'] }));
  expect(await screen.findByText('NEWC-ODE2-3456')).toBeTruthy();
  expect(screen.queryByText('OLDC-ODE2-3456')).toBeNull();
});

it('adds a company and invites its first owner; without an answer it is asked whether it is there', async () => {
  const { writes, where } = open('?open=new');
  await userEvent.type(await field(texts.name), 'Nova');
  await userEvent.type(await field(texts['company.admin']), 'nije');
  await press(records.save);
  expect((await screen.findAllByText(new RegExp(texts['company.email']))).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  const email = await field(texts['company.admin']);
  await userEvent.clear(email);
  // The first letter is Cyrillic.
  await userEvent.type(email, 'аna@izbor.test');
  await press(records.save);
  expect((await screen.findAllByText(new RegExp(texts['company.letters']))).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  await userEvent.clear(email);
  losesAnswer = true;
  await press(records.save);
  await waitFor(() => expect(where()).toBe('/admin-panel/companies'));
  expect(writes().map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      name: 'Nova',
      country: 'RS',
      currency: 'RSD',
      card_color: 'evergreen',
      promise_days: 3,
    })),
  );
});

it.each([
  ['was added', { name: ' Morava', promise_days: '3', admin_email: 'vesna@izbor.test' }, 1],
  ['was not, for it promises something else', { name: 'Morava', promise_days: '5' }, 1],
  ['was there before', { name: 'Morava' }, 4],
])('knows after a reload that one to which no answer came %s', async (how, draft, revision) => {
  keepUnsure('company', draft);
  row = Object.assign({}, morava, { revision });
  const { said, writes } = open('?open=new');
  const isAdded = how === 'was added';
  if (!isAdded) await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  expect(await field(texts.name)).toHaveProperty('value', isAdded ? '' : 'Morava');
  expect(said.map(({ text }) => text)).toEqual(isAdded ? ['Morava was added.'] : []);
  // The form is that of the next new company: it holds nothing of the one that was found.
  expect(screen.queryByText(/vesna@izbor\.test/)).toBeNull();
  expect(writes()).toEqual([]);
});

it('is ended by its name, after what that means', async () => {
  const { writes } = open();
  await userEvent.click(await screen.findByRole('button', { name: texts.endOf.replace('{{name}}', 'Morava') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/^2 people are signed out/);
  const [reason, name] = await dialog.findAllByRole('textbox');
  await userEvent.type(reason as HTMLElement, 'Ugovor je istekao');
  await userEvent.click(dialog.getByRole('button', { name: texts['end.confirm'] }));
  expect(writes()).toEqual([]);
  await userEvent.type(name as HTMLElement, 'Morava');
  await userEvent.click(dialog.getByRole('button', { name: texts['end.confirm'] }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ impact: 'f'.repeat(64), reason: 'Ugovor je istekao' });
});

it('is only read by an auditor', async () => {
  open('?open=7', 'auditor');
  expect(await field(texts.name)).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: texts['code.renew'] })).toBeNull();
  expect(screen.getByRole('button', { name: texts['code.copy'] })).toBeTruthy();
});
