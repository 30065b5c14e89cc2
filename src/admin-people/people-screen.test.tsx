// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CompanyRole } from '#contract/permissions/roles.ts';
import { listInvitations } from '#contract/registration/registration.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/admin-people/en.ts';
import { en as records } from '#locales/records/en.ts';
import { query } from '../api/query.ts';
import { milan, una } from '../testing/colleagues.ts';
import { held } from '../testing/held-call.ts';
import { keepUnsure } from '../testing/keep-unsure.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Answer, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { PeopleScreen } from './people-screen.tsx';

const as = (role: CompanyRole): User => ({ ...jelena, company_roles: [role] });

const COUNTS = {
  all: 2,
  active: 1,
  added: 1,
  invited: 0,
  expired: 0,
  registered: 0,
  unopened: 0,
  waiting: 1,
  leaving: 0,
  ended: 0,
};
const EFFECTS = {
  account: true,
  open_requests: 0,
  held: 0,
  subscriptions: 0,
  next_charge: null,
  cart_items: 0,
  left: 0,
  left_in_categories: 0,
  invitation: false,
  roles: 0,
  last_owner: false,
};

/** A server with a company of two people. */
const people: Answer = ({ method, path, query, body }) => {
  if (method === 'POST' && path === 'company/people/') return { ...una, ...(body as object), id: 9 };
  const [created_at, expires_at] = [una.created_at, una.created_at];
  const sent = { send_at: created_at, sent_at: null, opened_at: null, by: 'Mira Ilić' };
  const invited = Object.assign(sent, { id: 1, email: una.email, status: 'open', created_at, expires_at });
  if (path === 'company/people/invite/') return Response.json({ task: 1, people: 1 }, { status: 202 });
  if (path.endsWith('/invite/')) return { ...una, state: 'invited', invitation: invited };
  if (path === 'company/people/8/deactivate/') return { ...milan, revision: 4 };
  if (method !== 'GET') return path === 'company/people/7/' ? { ...una, ...(body as object), revision: 4 } : {};
  if (path === 'company/people/sums/') return { people: 2, left: 2400 };
  if (path === 'company/people/units/') return { results: ['Studio'] };
  if (path === 'company/people/counts/') return COUNTS;
  if (path === 'company/people/8/impact/') return { impact: 'a'.repeat(64), weight: 'harmless', effects: EFFECTS };
  const one = [una, milan].find(({ id }) => path === `company/people/${id}/`);
  if (one) return one;
  const found = [una, milan].filter(({ state }) => (query.get('state') ?? state) === state);
  const results = found.map((person) => ({ ...person, left: 1200, budgets: [] }));
  return { count: results.length, count_is_exact: true, next: null, previous: null, without: [], results };
};

function open(at = '/company-admin/people', me = as('people'), answer = people) {
  const calls = serve(answer);
  const seen = renderScreen(inSampleSite(<PeopleScreen />), { at, path: '/company-admin/*', me });
  return { ...seen, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const inDrawer = async (field: string) =>
  within(await screen.findByRole('dialog')).findByRole('textbox', { name: new RegExp(`^${field}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

it('shows whom the address asks for, and invites who has no invitation', async () => {
  const { writes, said } = open('/company-admin/people?state=added');
  await screen.findByRole('link', { name: 'Una Savić' });
  expect(screen.queryByRole('link', { name: 'Milan Ilić' })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Invite: Una Savić' })[0] as HTMLElement);
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  expect(writes()).toMatchObject([{ method: 'POST', path: 'company/people/7/invite/' }]);
});

/** Reads the list of invitations, as its page would have done just before. */
function Invitations() {
  const { data } = useQuery(query(listInvitations, {}));
  return <p>Invitations: {data?.count}</p>;
}

it.each([
  ['inviting one', '/company-admin/people', [['button', /^Invite: Una/]]],
  [
    'withdrawing what was sent',
    '/company-admin/people',
    [
      ['button', /^Actions: Una/],
      ['menuitem', texts.withdraw],
    ],
  ],
  [
    'inviting all',
    '/company-admin/people',
    [
      ['button', texts['invite.all']],
      ['button', texts['invite.send']({ count: 1 })],
    ],
  ],
  ['saving what may be another address', '/company-admin/people?open=7', [['button', new RegExp(`^${records.save}`)]]],
] as const)('by %s has the list of invitations read again', async (how, at, presses) => {
  const invitation = { id: 1, send_at: una.created_at, sent_at: null, opened_at: null, expires_at: una.created_at };
  const waits = Object.assign({}, una, { state: 'invited', invitation, left: 1200, budgets: [] });
  const isSent = how === 'withdrawing what was sent';
  const calls = serve((call) => {
    const { method, path } = call;
    if (path === 'company/invitations/1/') return new Response(null, { status: 204 });
    if (path === 'company/invitations/') return listAnswer([], {});
    return isSent && method === 'GET' && path === 'company/people/' ? listAnswer([waits], {}) : people(call);
  });
  const screens = (
    <>
      <PeopleScreen />
      <Invitations />
    </>
  );
  renderScreen(inSampleSite(screens), {
    at,
    path: '/company-admin/*',
    me: as('people'),
  });
  await screen.findByText('Invitations: 0');
  if (at.endsWith('7')) await userEvent.type(await inDrawer('E-mail'), 'x');
  for (const [role, name] of presses)
    await userEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);
  await waitFor(() => expect(calls.filter(({ path }) => path === 'company/invitations/')).toHaveLength(2));
});

it('invites who only registered, in the menu and in the form', async () => {
  const registered = Object.assign({}, una, { state: 'registered' });
  const listed = Object.assign({}, registered, { left: 1200, budgets: [] });
  const calls = serve((call) => {
    const { method, path } = call;
    if (method === 'GET' && path === 'company/people/7/') return registered;
    if (method === 'GET' && path === 'company/people/')
      return { count: 1, count_is_exact: true, next: null, previous: null, without: [], results: [listed] };
    return people(call);
  });
  renderScreen(inSampleSite(<PeopleScreen />), {
    at: '/company-admin/people',
    path: '/company-admin/*',
    me: as('people'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Una Savić' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.invite }));
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  await waitFor(() => expect(writes()).toEqual(['company/people/7/invite/']));
  await userEvent.click(screen.getByRole('link', { name: 'Una Savić' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('button', { name: texts.invite })).toBeTruthy();
});

it('calls the mark of Bosnia BAM above what is left, as everywhere (specification.md 1)', async () => {
  const me = as('people');
  open('/company-admin/people', { ...me, currency: 'KM', company: { ...me.company, currency: 'KM' } });
  expect(await screen.findByRole('columnheader', { name: 'Flexible left, BAM' })).toBeTruthy();
});

it('says of an address with a letter of another alphabet what is wrong with it: that letter is seen', async () => {
  const { writes } = open('/company-admin/people?open=7');
  const email = await inDrawer(texts['person.email']);
  await userEvent.clear(email);
  // The first letter is Cyrillic.
  await userEvent.type(email, 'аna@vetar.test');
  await press(records.save);
  expect((await screen.findAllByText(new RegExp(texts['address.letters']))).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
});

it('saves what was changed with the revision that was seen', async () => {
  const { writes } = open('/company-admin/people?open=7');
  const unit = await inDrawer('Unit');
  await userEvent.clear(unit);
  await userEvent.type(unit, 'Print');
  await press(records.save);
  await screen.findByRole('button', { name: records.undo });
  expect(writes()).toMatchObject([
    { method: 'PATCH', path: 'company/people/7/', body: { unit: 'Print' }, headers: { 'If-Revision-Match': '3' } },
  ]);
});

it('leaves to whoever has an account what is their own', async () => {
  open('/company-admin/people?open=8');
  await inDrawer('First name');
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByText(texts['person.emailOwn'])).toBeTruthy();
  expect(drawer.queryByRole('textbox', { name: /^E-mail/ })).toBeNull();
  expect(drawer.queryByRole('textbox', { name: /^Place of birth/ })).toBeNull();
});

it('says what is missing before anything is sent, then adds the person', async () => {
  const { writes, where } = open('/company-admin/people?open=new');
  await userEvent.type(await inDrawer('First name'), 'Iva');
  await userEvent.type(await inDrawer('E-mail'), 'iva');
  await press(records.save);
  expect((await screen.findByRole('alert')).textContent).toContain(texts['person.wrongEmail']);
  expect(writes()).toEqual([]);
  await userEvent.type(await inDrawer('E-mail'), '@morava.rs');
  await userEvent.type(await inDrawer('Last name'), 'Pop');
  await press(records.save);
  await waitFor(() => expect(where()).toBe('/company-admin/people'));
  const body = { first_name: 'Iva', last_name: 'Pop', email: 'iva@morava.rs' };
  expect(writes()).toMatchObject([{ method: 'POST', path: 'company/people/', body }]);
});

it.each([
  ['was added', { first_name: 'Una', last_name: 'Savić', email: ' Una@morava.rs' }, 1],
  ['was there before', { first_name: 'Una', last_name: 'Savić', email: 'una@morava.rs' }, 3],
  ['was not, for it is somebody else', { first_name: 'Iva', last_name: 'Savić', email: 'una@morava.rs' }, 1],
])('knows after a reload that somebody to whom no answer came %s', async (how, draft, revision) => {
  keepUnsure('colleague', draft);
  const one = Object.assign({}, una, { revision });
  const calls = serve((call) => {
    const { method, path, query } = call;
    if (method === 'GET' && path === 'company/people/7/') return one;
    if (method === 'GET' && path === 'company/people/' && query.get('search') === 'una@morava.rs')
      return listAnswer([Object.assign({}, one, { left: 0, budgets: [] })], {});
    return people(call);
  });
  const at = { at: '/company-admin/people?open=new', path: '/company-admin/*', me: as('people') };
  const { said } = renderScreen(inSampleSite(<PeopleScreen />), at);
  const isAdded = how === 'was added';
  if (!isAdded) await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  expect(await inDrawer('First name')).toHaveProperty('value', isAdded ? '' : draft.first_name);
  expect(said.map(({ text }) => text)).toEqual(isAdded ? [texts['person.added'].replace('{{name}}', 'Una Savić')] : []);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('lets who only reads change nothing', async () => {
  open('/company-admin/people', as('budgets'));
  await screen.findByRole('link', { name: 'Una Savić' });
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
  expect(screen.queryByRole('link', { name: texts.make })).toBeNull();
});

it('leads to where one of them is given a budget, who may give any', async () => {
  const { where } = open('/company-admin/people', as('budgets'));
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Milan Ilić' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.giveBudget }));
  await waitFor(() => expect(where()).toBe('/company-admin/budgets/new'));
});

async function leaves(when: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Milan Ilić' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.leave }));
  await userEvent.click(await screen.findByRole('radio', { name: when }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Left');
}

it('closes an account at once, with what was seen and why', async () => {
  const { writes, said } = open();
  await leaves(texts['end.now']);
  await press(texts['end.confirm']);
  await waitFor(() => expect(said).toMatchObject([{ text: 'The account of Milan Ilić is closed.' }]));
  const body = { impact: 'a'.repeat(64), reason: 'Left', last_day: null };
  expect(writes()).toMatchObject([
    { path: 'company/people/8/deactivate/', body, headers: { 'If-Revision-Match': '3' } },
  ]);
});

it('asks for the last day where one is meant, and says which it is', async () => {
  const { writes, said } = open();
  await leaves(texts['end.later']);
  await press(texts['end.confirm']);
  expect(writes()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Day/ }), '31.12.2099.');
  await press(texts['end.confirm']);
  await waitFor(() => expect(said).toMatchObject([{ text: 'The last day of Milan Ilić is 31.12.2099.' }]));
  expect(writes()).toMatchObject([{ body: { last_day: '2099-12-31' } }]);
});

it('keeps the question open that is asked again before the first is answered', async () => {
  const invited = held();
  const { said } = open(undefined, undefined, (call) =>
    call.path === 'company/people/invite/' ? invited.change() : people(call),
  );
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: texts['invite.all'] }));
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Write to 1 person' }));
  await userEvent.keyboard('{Escape}');
  await ask();
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(texts['invite.later']) }));
  await invited.give(Response.json({ task: 1, people: 1 }, { status: 202 }));
  await waitFor(() => expect(said.map(({ tone }) => tone)).toEqual(['success']));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('has all who wait written to by one task, however often it is pressed', async () => {
  const { writes } = open();
  await userEvent.click(await screen.findByRole('button', { name: texts['invite.all'] }));
  const send = screen.getByRole('button', { name: 'Write to 1 person' });
  await userEvent.dblClick(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toMatchObject([
    {
      path: 'company/people/invite/',
      body: { people: 'waiting' },
      headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
    },
  ]);
});

it('invites two beside each other, and shows on each that it does', async () => {
  const two = ['Una', 'Ana'].map((first_name, place) => ({ ...una, id: 7 + place, first_name, left: 0, budgets: [] }));
  const { writes } = open('/company-admin/people?state=added', undefined, (call) => {
    if (call.path.endsWith('/invite/')) return new Promise(() => {});
    return call.path === 'company/people/' ? listAnswer(two, {}) : people(call);
  });
  const invite = async (name: string) => (await screen.findAllByRole('button', { name: `Invite: ${name} Savić` }))[0];
  for (const name of ['Una', 'Ana']) await userEvent.click((await invite(name)) as HTMLElement);
  const paths = ['company/people/7/invite/', 'company/people/8/invite/'];
  await waitFor(() => expect(writes().map(({ path }) => path)).toEqual(paths));
  for (const name of ['Una', 'Ana'])
    await waitFor(async () => expect((await invite(name))?.getAttribute('aria-busy')).toBe('true'));
});

it('takes two new addresses back beside each other, and sends the link of two more again', async () => {
  const waiting = ['Mia', 'Iva', 'Eva', 'Lea'].map((first_name, place) => ({
    ...milan,
    id: 20 + place,
    first_name,
    pending_email: { email: 'nova@morava.rs', until: una.created_at },
    left: 0,
    budgets: [],
  }));
  const { writes } = open(undefined, undefined, (call) => {
    if (call.method !== 'GET') return new Promise(() => {});
    return call.path === 'company/people/' ? listAnswer(waiting, {}) : people(call);
  });
  for (const [place, { first_name }] of waiting.entries()) {
    await userEvent.click(await screen.findByRole('button', { name: `Actions: ${first_name} Ilić` }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: texts[place < 2 ? 'addressBack' : 'addressAgain'] }),
    );
  }
  await waitFor(() =>
    expect(writes().map(({ path }) => Number(path.split('/').at(2)))).toEqual(waiting.map(({ id }) => id)),
  );
});
