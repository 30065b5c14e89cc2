// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StaffUser } from '#contract/staff/person.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/admin-people/en.ts';
import { en as records } from '#locales/records/en.ts';
import { una as colleague } from '../testing/colleagues.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Answer, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { UsersScreen } from './users-screen.tsx';

const owner: User = { ...jelena, admin_roles: ['owner'] };

const una: StaffUser = {
  ...colleague,
  state: 'active',
  has_account: true,
  birth_place: 'Niš',
  company_roles: ['people'],
  company: { id: 3, name: 'Una Softver', currency: 'KM' },
  admin_roles: [],
  corporate_account: false,
  has_code: true,
};

const ROLES = { admin_roles: [], company_roles: ['people'], corporate_account: false, revision: 3 };

/** Answers the calls of people: `refused` to a save of roles, `measured` to a measure; `listed` is the person in the list. */
const people =
  (refused?: Response, measured = new Response(null, { status: 204 }), listed = una): Answer =>
  ({ method, path, body }) => {
    if (/password-reset|sessions|one-time-code|erase/.test(path)) return measured;
    if (path === 'admin/users/3/7/roles/')
      return method === 'GET' ? ROLES : (refused ?? { ...(body as object), revision: 4 });
    if (path === 'admin/benefits/companies/')
      return { results: [{ id: 3, name: 'Una Softver', currency: 'KM' }], rates: { RSD: 1, EUR: 1, KM: 1 } };
    if (path === 'admin/users/3/7/') return method === 'GET' ? listed : { ...una, ...(body as object), revision: 4 };
    if (method === 'POST') return Response.json({ ...una, id: 9 }, { status: 201 });
    return { count: 1, count_is_exact: true, next: null, previous: null, without: [], results: [listed] };
  };

interface Opening {
  at?: string;
  me?: User;
  refused?: Response;
  measured?: Response;
  listed?: typeof una;
}

function open({ at = '/admin-panel/users', me = owner, refused, measured, listed }: Opening = {}) {
  const calls = serve(people(refused, measured, listed));
  const seen = renderScreen(inSampleSite(<UsersScreen />), { at, path: '/admin-panel/*', me });
  return { ...seen, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

async function openRoles() {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Una Savić' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.roles }));
  return within(await screen.findByRole('dialog'));
}

const tick = async (dialog: Awaited<ReturnType<typeof openRoles>>, role: string) =>
  userEvent.click((await dialog.findAllByRole('checkbox', { name: new RegExp(`^${role}`) }))[0] as HTMLElement);
const save = () => screen.getByRole('button', { name: texts['roles.save'] });

it('gives roles of both sites at once, all that somebody has then', async () => {
  const { writes, said } = open();
  const dialog = await openRoles();
  await tick(dialog, 'Content');
  await userEvent.click(save());
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  const body = { admin_roles: ['content'], company_roles: ['people'], corporate_account: false };
  expect(writes()).toMatchObject([{ method: 'PUT', path: 'admin/users/3/7/roles/', body }]);
});

it('lets nobody be an auditor who also changes something', async () => {
  open();
  const dialog = await openRoles();
  await tick(dialog, 'Auditor');
  expect(dialog.getByRole('alert').textContent).toBe(texts['roles.auditor']);
  expect(save()).toHaveProperty('disabled', true);
});

it('says why roles were not taken, and keeps what was ticked', async () => {
  const refusal = { code: 'roles.last_owner', message: 'Nobody else is an owner.' };
  const { writes } = open({ refused: Response.json(refusal, { status: 409 }) });
  const dialog = await openRoles();
  await tick(dialog, 'Content');
  await userEvent.click(save());
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Nobody else is an owner.'));
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(writes()).toHaveLength(1);
});

/** Opens the roles of a person whom another admin changes meanwhile: `theirs` are the roles after that change. */
function openMoved(theirs: object) {
  const record = { ...ROLES, ...theirs, revision: 4 };
  const moved = { code: 'record.changed', message: '', revision: 4, changed_by: { id: 1, name: 'Vesna Ilić' }, record };
  const seen: (string | null)[] = [];
  serve(async (call) => {
    if (call.method !== 'PUT') return people()(call);
    const revision = call.headers['If-Revision-Match'] ?? null;
    seen.push(revision);
    return revision === '4' ? { ...(call.body as object), revision: 5 } : Response.json(moved, { status: 409 });
  });
  const { said } = renderScreen(inSampleSite(<UsersScreen />), {
    at: '/admin-panel/users',
    path: '/admin-panel/*',
    me: owner,
  });
  return { seen, said };
}

it('joins what somebody else gave and took meanwhile with what is chosen, and says it before it is saved', async () => {
  const { seen, said } = openMoved({ admin_roles: ['finance'], company_roles: [] });
  const dialog = await openRoles();
  await tick(dialog, 'Content');
  await userEvent.click(save());
  const note = await dialog.findByText('Changed meanwhile by Vesna Ilić');
  expect(document.activeElement).toBe(note.parentElement);
  expect(note.parentElement?.textContent).toContain('Given: Finance (platform).Taken away: People.');
  for (const name of [/^Content/, /^Finance/]) dialog.getByRole('checkbox', { name, checked: true });
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await userEvent.click(save());
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  expect(seen).toEqual(['3', '4']);
});

it('has nothing to save when somebody else did the same', async () => {
  openMoved({ admin_roles: ['content'] });
  const dialog = await openRoles();
  await tick(dialog, 'Content');
  await userEvent.click(save());
  await dialog.findByText(texts['roles.movedSame']);
  expect(save()).toHaveProperty('disabled', true);
});

it('asks nobody about roles when something else of the person was changed', async () => {
  const { seen, said } = openMoved({});
  const dialog = await openRoles();
  await tick(dialog, 'Content');
  await userEvent.click(save());
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  expect(seen).toEqual(['3', '4']);
});

it('shows their own roles to nobody to be changed', async () => {
  open({ me: { ...owner, id: 7 } });
  const dialog = await openRoles();
  await dialog.findByText(texts['roles.own']);
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true);
});

it('opens whom the address names, with the birth data that a company does not see', async () => {
  open({ at: '/admin-panel/users?open=3-7' });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByDisplayValue('Niš')).toBeTruthy();
  expect(drawer.getByText('una@morava.rs')).toBeTruthy();
});

it('adds somebody to the company that is chosen, and to none by chance', async () => {
  const { writes } = open({ at: '/admin-panel/users?open=new' });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.type(await drawer.findByRole('textbox', { name: /^First name/ }), 'Iva');
  await userEvent.type(drawer.getByRole('textbox', { name: /^Last name/ }), 'Pop');
  await userEvent.type(drawer.getByRole('textbox', { name: /^E-mail/ }), 'iva@una.ba');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(writes()).toEqual([]);
  await userEvent.type(drawer.getByRole('combobox'), 'Una{Enter}');
  await userEvent.keyboard('{Control>}s{/Control}');
  const body = { company: 3, first_name: 'Iva', last_name: 'Pop', email: 'iva@una.ba' };
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'POST', path: 'admin/users/', body }]));
});

it('lets an auditor look at people and their roles, and change nothing', async () => {
  open({ me: { ...jelena, admin_roles: ['auditor'] } });
  const dialog = await openRoles();
  await dialog.findByText(texts['roles.read']);
  expect(screen.queryByRole('button', { name: texts['roles.save'] })).toBeNull();
});

const measureOf = async (what: 'passwordLink' | 'signOut' | 'codeOff') => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Una Savić' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts[what] }));
  return within(await screen.findByRole('alertdialog'));
};

it.each([
  ['passwordLink', 'password-reset'],
  ['signOut', 'sessions/end'],
  ['codeOff', 'one-time-code/reset'],
] as const)('does nothing of %s without a reason, and sends it', async (what, path) => {
  const { writes, said } = open();
  const dialog = await measureOf(what);
  await userEvent.click(dialog.getByRole('button', { name: texts[`${what}.confirm`] }));
  expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), ' Novi telefon ');
  await userEvent.click(dialog.getByRole('button', { name: texts[`${what}.confirm`] }));
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  expect(writes()).toMatchObject([{ path: `admin/users/3/7/${path}/`, body: { reason: 'Novi telefon' } }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps the reason when a measure is refused, and says why', async () => {
  const refusal = { code: 'session.permission', message: 'An owner does that.' };
  open({ measured: Response.json(refusal, { status: 403 }) });
  const dialog = await measureOf('codeOff');
  await userEvent.type(dialog.getByRole('textbox'), 'Novi telefon');
  await userEvent.click(dialog.getByRole('button', { name: texts['codeOff.confirm'] }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('An owner does that.'));
  expect(dialog.getByDisplayValue('Novi telefon')).toBeTruthy();
});

it('offers no measure about oneself, and none to who only looks', async () => {
  open({ me: { ...owner, id: 7 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Una Savić' }));
  await screen.findByRole('menuitem', { name: texts.roles });
  expect(screen.queryByRole('menuitem', { name: texts.signOut })).toBeNull();
});

it('erases who has left with a reason, and offers nothing more of who was erased', async () => {
  const { writes, said, unmount } = open({ listed: { ...una, state: 'ended' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Una Savić' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([texts.erase, texts.reopen]);
  await userEvent.click(screen.getByRole('menuitem', { name: texts.erase }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(texts['erase.reasonHint'])).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'Traži brisanje');
  await userEvent.click(dialog.getByRole('button', { name: texts['erase.confirm'] }));
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  expect(writes()).toMatchObject([{ path: 'admin/users/3/7/erase/', body: { reason: 'Traži brisanje' } }]);
  unmount();

  open({ listed: { ...una, state: 'erased' } });
  await screen.findByText(texts['state.erased']);
  expect(screen.queryByRole('button', { name: 'Actions: Una Savić' })).toBeNull();
});

it('shows of who was erased that nothing can be changed: no fields, and nothing to save', async () => {
  const erased = {
    first_name: '',
    last_name: '',
    email: 'erased-7@erased.invalid',
    state: 'erased',
    has_account: false,
  } as const;
  open({ at: '/admin-panel/users?open=3-7', listed: { ...una, ...erased } });
  const drawer = within(await screen.findByRole('dialog', { name: records.erasedPerson }));
  await drawer.findByText(texts['erased.text']);
  await drawer.findByText(texts['state.erased']);
  expect(drawer.queryAllByRole('textbox')).toEqual([]);
  expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByText('erased-7@erased.invalid')).toBeNull();
  await screen.findByRole('link', { name: records.erasedPerson, hidden: true });
});

it('invites two people beside each other', async () => {
  const two = ['Una', 'Ana'].map((first_name, place) => ({ ...una, id: 7 + place, first_name, state: 'added' }));
  const calls = serve((call) => {
    if (call.path.endsWith('/invite/')) return new Promise(() => {});
    return call.path === 'admin/users/' ? listAnswer(two, {}) : people()(call);
  });
  renderScreen(inSampleSite(<UsersScreen />), { at: '/admin-panel/users', path: '/admin-panel/*', me: owner });
  for (const { first_name } of two) {
    await userEvent.click(await screen.findByRole('button', { name: `Actions: ${first_name} Savić` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.invite }));
  }
  const invited = ['admin/users/3/7/invite/', 'admin/users/3/8/invite/'];
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(invited));
});
