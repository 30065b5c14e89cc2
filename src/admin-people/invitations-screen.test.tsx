// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { businessDay, writtenDay } from '#contract/calendar/calendar.rules.ts';
import { addDays } from '#contract/calendar/days.rules.ts';
import type { CompanyRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-people/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { InvitationsScreen } from './invitations-screen.tsx';
import { typedEmails } from './use-inviting-addresses.ts';

const una = {
  id: 7,
  email: 'una@morava.rs',
  person: { id: 3, name: 'Una Savić' },
  status: 'sent',
  created_at: '2026-11-20T08:00:00.000Z',
  send_at: '2026-11-20T08:00:00.000Z',
  sent_at: '2026-11-20T08:00:00.000Z',
  opened_at: null,
  expires_at: '2026-12-04T08:00:00.000Z',
  by: null as string | null,
  times: 1,
  last: true,
};
const over = { ...una, id: 8, email: 'stara@morava.rs', person: null, status: 'withdrawn' };
const done = { ...una, id: 9, email: 'ima@morava.rs', status: 'registered' };

const preview = {
  id: 40,
  count: 2,
  affected: 1,
  refused: [{ code: 'account', count: 1, sample: [{ id: 9, email: done.email }] }],
  effects: { opened: 0, minutes: 1 },
  sample: [{ id: 7, email: una.email, before: { status: 'sent' }, after: { status: 'waiting' } }],
  expires_at: new Date(Date.now() + 600_000).toISOString(),
};
const bulk = {
  id: 40,
  action: 'again',
  status: 'done',
  task: 5,
  affected: 1,
  changed: 1,
  left_out: [],
  gone: 0,
  undo_until: null,
};

interface Opening {
  role?: CompanyRole;
  at?: string;
  many?: unknown;
  one?: typeof una;
  /** The answer to sending one again. */
  again?: unknown;
}

function open({ role = 'people', at = '/company-admin/invitations', many, one = una, again = una }: Opening = {}) {
  const answer = ({ method, path }: Call) => {
    if (method === 'GET' && path === 'company/invitations/') return listAnswer([one, over, done], {});
    if (path === 'company/invitations/7/' && method === 'GET') return one;
    if (path === 'company/invitations/many/') return many;
    if (path === 'company/invitations/bulk/preview/') return preview;
    if (path.startsWith('company/invitations/bulk/')) return bulk;
    if (path.endsWith('saved-lists/')) return { results: [] };
    return method === 'GET' ? undefined : again;
  };
  const calls = serve(answer);
  const me = { ...jelena, company_roles: [role] };
  const seen = renderScreen(
    <SiteContext value={sampleSite}>
      <InvitationsScreen />
    </SiteContext>,
    { at, path: '/company-admin/*', me },
  );
  return { ...seen, calls, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

it('asks for the last of each address, and offers with each what can be done', async () => {
  const { calls, writes, said } = open();
  await screen.findAllByRole('rowheader');
  expect(calls.find(({ path }) => path === 'company/invitations/')?.query.get('last')).toBe('true');
  expect(screen.queryByRole('button', { name: `Actions: ${done.email}` })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Actions: ${over.email}` }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: `Actions: ${una.email}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.withdraw }));
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  expect(writes()).toMatchObject([{ method: 'DELETE', path: 'company/invitations/7/' }]);
});

it('sends chosen ones again, once it is seen what that means', async () => {
  const { writes } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /una@morava.rs/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /ima@morava.rs/ }));
  await userEvent.click(screen.getByRole('button', { name: texts['invitations.again'] }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(new RegExp(texts['invitations.refused.account']))).toBeTruthy();
  // A sent e-mail cannot be taken back, so nothing offers that.
  expect(drawer.queryByText(new RegExp(records['bulk.undoable']))).toBeNull();
  await userEvent.click(await drawer.findByRole('button', { name: 'Send 1 invitation again' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()).toMatchObject([
    { path: 'company/invitations/bulk/preview/', body: { action: 'again', ids: [7, 9] } },
    { path: 'company/invitations/bulk/40/run/' },
  ]);
});

it('tells of one in a drawer, with the way to the person', async () => {
  open({ at: '/company-admin/invitations?open=7' });
  const drawer = within(await screen.findByRole('dialog'));
  const link = await drawer.findByRole('link', { name: 'Una Savić' });
  expect(link.getAttribute('href')).toBe('/company-admin/people?open=3');
  expect(drawer.getByText(texts['invitations.never'])).toBeTruthy();
});

it('calls who sent one, or came by it, and was erased so', async () => {
  open({
    at: '/company-admin/invitations?open=7',
    one: Object.assign({}, una, { by: '', person: { id: 3, name: '' } }),
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('link', { name: records.erasedPerson })).toBeTruthy();
  expect(drawer.getAllByText(records.erasedPerson)).toHaveLength(2);
  expect(screen.getAllByText(records.erasedPerson)).toHaveLength(3);
});

it('invites pasted addresses, says which are none before it asks, and names who was left out', async () => {
  const many = { invited: 1, left_out: [{ email: 'ima@morava.rs', why: 'account' }] };
  const { writes } = open({ at: '/company-admin/invitations?open=new', many });
  const drawer = within(await screen.findByRole('dialog'));
  const field = drawer.getByRole('textbox');
  await userEvent.type(field, 'nova@morava.rs, nije');
  // A text that is no address does not count as an invitation to be sent.
  await userEvent.click(drawer.getByRole('button', { name: 'Send 1 invitation' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
  // The first letter of the first address is Cyrillic; the second one ends with an invisible character.
  for (const strange of ['аna@morava.rs', 'ana@morava.rs\u200b']) {
    await userEvent.clear(field);
    await userEvent.type(field, strange);
    await userEvent.click(drawer.getByRole('button', { name: texts['invitations.sendNone'] }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(writes()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Nova@morava.rs;ima@morava.rs');
  await userEvent.click(drawer.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('ima@morava.rs', { selector: 'li' })).toBeTruthy();
  expect(writes()).toMatchObject([{ body: { emails: ['nova@morava.rs', 'ima@morava.rs'], language: 'EN' } }]);
});

const inThreeDays = addDays(businessDay(new Date()), 3);
const inviting = async () => within(await screen.findByRole('dialog'));
const addresses = async () => (await inviting()).getByRole<HTMLTextAreaElement>('textbox', { name: /mail/i });
const invitesOne = (server: Opening['many']) => open({ at: '/company-admin/invitations?open=new', many: server });

it('keeps addresses, their language and the day that was chosen when it is closed, until they are invited', async () => {
  const first = invitesOne({ invited: 1, left_out: [] });
  await userEvent.type(await addresses(), 'nova@morava.rs');
  await userEvent.click((await inviting()).getByRole('radio', { name: texts['person.language.SR'] }));
  await userEvent.click((await inviting()).getByRole('radio', { name: new RegExp(texts['invite.later']) }));
  await userEvent.type(
    (await inviting()).getByRole('textbox', { name: records['ending.day'] }),
    `${writtenDay(inThreeDays)}{Tab}`,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();

  const again = invitesOne({ invited: 1, left_out: [] });
  expect((await addresses()).value).toBe('nova@morava.rs');
  await userEvent.click((await inviting()).getByRole('button', { name: 'Send 1 invitation' }));
  const body = { emails: ['nova@morava.rs'], language: 'SR', on: inThreeDays };
  await waitFor(() => expect(again.writes()).toMatchObject([{ body }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  again.unmount();

  invitesOne({ invited: 1, left_out: [] });
  expect((await addresses()).value).toBe('');
});

it('says how many were invited and left out where it was closed before that was known', async () => {
  let answer = (_: Opening['many']) => {};
  const { said } = invitesOne(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await userEvent.type(await addresses(), 'nova@morava.rs, ima@morava.rs');
  await userEvent.click((await inviting()).getByRole('button', { name: 'Send 2 invitations' }));
  await userEvent.keyboard('{Escape}');
  answer({ invited: 1, left_out: [{ email: 'ima@morava.rs', why: 'account' }] });
  const words = `${texts['invitations.done']({ count: 1 })} ${texts['invitations.leftOut']({ count: 1 })}`;
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual([words]));
});

it('says of an invitation that is not there that it is not, and offers no other try', async () => {
  open({ at: '/company-admin/invitations?open=99999' });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('heading', { name: records['missing.title'] })).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows who may only read the list alone', async () => {
  open({ role: 'reviewer', at: '/company-admin/invitations?open=new' });
  await screen.findAllByRole('rowheader');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
});

it.each([
  ['', []],
  [' a@b.rs\r\nB@b.rs ', ['a@b.rs', 'b@b.rs']],
  ['a@b.rs,;  a@b.rs', ['a@b.rs']],
  ['Ana Anić <ana@x.rs>; "Perić, Pera" <pera@x.rs>;', ['ana@x.rs', 'pera@x.rs']],
  ['Ana Anić <ana@x.rs>, Perić, Pera <pera@x.rs>, mika@x.rs', ['ana@x.rs', 'pera@x.rs', 'mika@x.rs']],
  ['Ana Anić <ana@x.rs>\nmika.x.rs', ['ana@x.rs', 'mika.x.rs']],
  ['ana <ana>', ['ana', '<ana>']],
])('reads %j as %j', (typed, emails) => {
  expect(typedEmails(typed)).toEqual(emails);
});

it('sends two again beside each other', async () => {
  const { writes } = open({ again: new Promise(() => {}) });
  for (const { email } of [una, over]) {
    await userEvent.click(await screen.findByRole('button', { name: `Actions: ${email}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.inviteAgain }));
  }
  await waitFor(() => expect(writes()).toHaveLength(2));
});
