// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CompanyRole } from '#contract/permissions/roles.ts';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { en as texts } from '#locales/admin-people/en.ts';
import { milan as colleague } from '../testing/colleagues.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { PeopleScreen } from './people-screen.tsx';

const milan = { ...colleague, left: 0, budgets: [] };
const waiting = { ...milan, pending_email: { email: 'ilic@morava.rs', until: '2099-01-01T08:00:00.000Z' } };

const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: code, ...more }, { status });

/** Opens the list of a company with one person; each change gets the next one of `answers`. */
function open(person: ListedColleague, answers: unknown[] = [], role: CompanyRole = 'people') {
  const calls = serve(({ method, path }) => {
    if (method !== 'GET') return answers.shift() ?? person;
    if (path === 'company/people/') return { ...onePage([person]), count_is_exact: true, without: [] };
    if (path === 'company/people/units/') return { results: [] };
    return path === 'company/people/sums/' ? { people: 1, left: 0 } : {};
  });
  const me = { ...jelena, company_roles: [role] };
  const seen = renderScreen(inSampleSite(<PeopleScreen />), {
    at: '/company-admin/people',
    path: '/company-admin/*',
    me,
  });
  return { ...seen, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const steps = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Milan Ilić' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};
const take = async (step: string) => {
  await steps();
  await userEvent.click(screen.getByRole('menuitem', { name: step }));
};
const asking = async () => within(await screen.findByRole('alertdialog'));

it('asks for another address with the revision that was seen, once, when it is one', async () => {
  const { writes, said } = open(milan, [waiting]);
  await take(texts.address);
  const dialog = await asking();
  const field = dialog.getByRole('textbox');
  const confirm = dialog.getByRole('button', { name: texts['address.confirm'] });
  for (const [typed, problem] of [
    ['', texts['person.required']],
    ['ilic', texts['person.wrongEmail']],
    ['ilіc@morava.rs', texts['address.letters']],
    ['MILAN@morava.rs', texts['address.same']],
  ] as const) {
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(confirm);
    expect(dialog.getByText(problem)).toBeTruthy();
  }
  expect(writes()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, ' Ilic@morava.rs ');
  await userEvent.dblClick(confirm);
  await waitFor(() => expect(said).toMatchObject([{ text: 'The link to confirm it goes to ilic@morava.rs.' }]));
  expect(writes()).toMatchObject([
    {
      method: 'PUT',
      path: 'company/people/8/email/',
      body: { email: 'ilic@morava.rs' },
      headers: { 'If-Revision-Match': '3' },
    },
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps what was typed when the address is taken, and says at the field what is wrong with it', async () => {
  open(milan, [refusal(409, 'address.taken'), refusal(400, 'request.invalid', { fields: { email: 'Not that one' } })]);
  await take(texts.address);
  const dialog = await asking();
  await userEvent.type(dialog.getByRole('textbox'), 'ilic@morava.rs');
  await userEvent.click(dialog.getByRole('button', { name: texts['address.confirm'] }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('address.taken'));
  await userEvent.type(dialog.getByRole('textbox'), 's{Enter}');
  expect(await dialog.findByText('Not that one')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('ilic@morava.rss');
});

it('shows what somebody else made of them meanwhile, and asks about that', async () => {
  const record = { ...milan, email: 'milan.ilic@morava.rs', revision: 5 };
  const { writes } = open(milan, [refusal(409, 'record.changed', { record }), waiting]);
  await take(texts.address);
  const dialog = await asking();
  await userEvent.type(dialog.getByRole('textbox'), 'ilic@morava.rs');
  const confirm = dialog.getByRole('button', { name: texts['address.confirm'] });
  await userEvent.click(confirm);
  expect(await dialog.findByText(/milan\.ilic@morava\.rs/)).toBeTruthy();
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(writes().map(({ headers }) => headers['If-Revision-Match'])).toEqual(['3', '5']);
});

it('sends the link of who waits again, and takes the address back', async () => {
  const { writes, said } = open(waiting, [waiting, milan]);
  expect((await screen.findAllByText(texts['state.addressWaits'])).length).toBeGreaterThan(0);
  await take(texts.addressAgain);
  await waitFor(() => expect(said).toHaveLength(1));
  await take(texts.addressBack);
  await waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toMatchObject({ text: 'The new address is taken back. milan@morava.rs stays.' });
  expect(writes()).toMatchObject([
    { method: 'PUT', body: { email: 'ilic@morava.rs' } },
    { method: 'DELETE', path: 'company/people/8/email/', headers: { 'If-Revision-Match': '3' } },
  ]);
});

it('says that it was not confirmed in time', async () => {
  open({ ...milan, pending_email: { email: 'ilic@morava.rs', until: '2020-01-01T08:00:00.000Z' } });
  expect((await screen.findAllByText(texts['state.addressLate'])).length).toBeGreaterThan(0);
});

it('is for who has roles by no one who could not give them', async () => {
  open({ ...milan, company_roles: ['reports'] });
  expect(await steps()).not.toContain(texts.address);
});

it('is for who has roles by an owner', async () => {
  open({ ...milan, company_roles: ['reports'] }, [], 'owner');
  expect(await steps()).toContain(texts.address);
});

it('is nothing for oneself', async () => {
  open({ ...milan, id: jelena.id }, [], 'owner');
  expect(await steps()).not.toContain(texts.address);
});
