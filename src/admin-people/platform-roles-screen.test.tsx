// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedUser } from '#contract/staff/person.contract.ts';
import type { PlatformHolder } from '#contract/staff/role-holders.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/admin-people/en.ts';
import { una as colleague } from '../testing/colleagues.ts';
import { held } from '../testing/held-call.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { PlatformRolesScreen } from './platform-roles-screen.tsx';

const owner: User = { ...jelena, admin_roles: ['owner'] };
const una: ListedUser = {
  ...colleague,
  state: 'active',
  company: { id: 3, name: 'Una Softver', currency: 'KM' },
  admin_roles: [],
  corporate_account: false,
  has_code: true,
};
const boss: PlatformHolder = {
  ...una,
  id: owner.id,
  first_name: 'Vesna',
  last_name: 'Ilić',
  admin_roles: ['owner', 'finance'],
  is_last_owner: true,
};

const COUNTS = { owner: 1, operations: 0, content: 0, finance: 1, auditor: 0 };
const HELD = {
  roles: Object.entries(COUNTS).map(([role, people]) => ({ role, people })),
  results: [boss],
};
const NONE = { admin_roles: [], company_roles: [], corporate_account: false };

function open({ me = owner, holders = HELD as unknown, put = async (): Promise<unknown> => undefined } = {}) {
  const calls = serve(async ({ method, path, body }) => {
    if (path === 'admin/roles/') return holders;
    const refused = method === 'PUT' ? await put() : undefined;
    if (refused) return refused;
    if (path === 'admin/users/')
      return { count: 12, count_is_exact: true, next: null, previous: null, without: [], results: [una] };
    if (path.endsWith('/roles/')) return Object.assign({ revision: method === 'GET' ? 3 : 4 }, NONE, body);
    return undefined;
  });
  const seen = renderScreen(<PlatformRolesScreen />, { at: '/admin-panel/roles', path: '/admin-panel/*', me });
  const asked = (path: string) => calls.filter((call) => call.path === path);
  return { ...seen, calls, asked };
}

it('gives a role to somebody who is found by their name, and shows at once who has it', async () => {
  const { calls, asked, said } = open();
  await userEvent.click(await screen.findByRole('button', { name: texts['roles.give'] }));
  await userEvent.type(await screen.findByRole('searchbox'), 'Una');
  await waitFor(() => expect(asked('admin/users/').at(-1)?.query.get('search')).toBe('Una'));
  expect(asked('admin/users/').at(-1)?.query.get('state')).toBe('active');
  await screen.findByText(texts['roles.findMore']);
  await userEvent.click(await screen.findByRole('button', { name: /Una Savić/ }));

  await userEvent.click(await screen.findByRole('checkbox', { name: /^Content/ }));
  await userEvent.click(screen.getByRole('button', { name: texts['roles.save'] }));
  await waitFor(() => expect(said).toMatchObject([{ tone: 'success' }]));
  expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: 'admin/users/3/7/roles/', body: { ...NONE, admin_roles: ['content'] } },
  ]);
  await waitFor(() => expect(asked('admin/roles/')).toHaveLength(2));
});

const LAST_OWNER = { code: 'roles.last_owner', message: 'Somebody has to own it.' };

it.each([
  ['saved', () => undefined, 'success'],
  ['refused', () => Response.json(LAST_OWNER, { status: 409 }), 'error'],
])('leaves the roles of another open, that were opened before the first were %s', async (_, answer, tone) => {
  const put = held();
  const { said } = open({ put: put.change });
  await userEvent.click(await screen.findByRole('button', { name: texts['roles.give'] }));
  await userEvent.click(await screen.findByRole('button', { name: /Una Savić/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Content/ }));
  await userEvent.click(screen.getByRole('button', { name: texts['roles.save'] }));
  await userEvent.keyboard('{Escape}');
  const [others] = await screen.findAllByRole('button', { name: 'Roles: Vesna Ilić' });
  await userEvent.click(others as HTMLElement);
  await screen.findByText(texts['roles.own']);
  await put.give(answer());
  await waitFor(() => expect(said.map((one) => one.tone)).toEqual([tone]));
  expect(screen.getByText(texts['roles.own'])).toBeTruthy();
});

it('says of each role who has it, and leads to the list of them and to each person', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: texts['roles.table'] }));
  const finance = await table.findByRole('link', { name: 'Finance: 1 person' });
  expect(finance.getAttribute('href')).toBe('/admin-panel/users?role=admin.finance');
  expect(table.getByRole('row', { name: /^Companies, people, sign-ins/ }).textContent).toContain('changes');
  const [person] = screen.getAllByRole('link', { name: 'Vesna Ilić' });
  expect(person?.getAttribute('href')).toBe(`/admin-panel/users?open=3-${owner.id}`);
});

it('names the last owner, who opens their own roles without changing them', async () => {
  open();
  expect((await screen.findAllByText(`${texts['roles.lastOwner']}.`)).length).toBeGreaterThan(0);
  const [roles] = screen.getAllByRole('button', { name: 'Roles: Vesna Ilić' });
  await userEvent.click(roles as HTMLElement);
  await screen.findByText(texts['roles.own']);
  expect(screen.queryByRole('button', { name: texts['roles.save'] })).toBeNull();
});

it('says what roles may do also while it is not known who has them', async () => {
  open({ holders: Response.json({ code: 'x', message: 'Broken.' }, { status: 400 }) });
  await screen.findByText(texts['roles.whoFailed']);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(9);
});

it('lets an auditor look, and give nothing', async () => {
  open({ me: { ...jelena, id: 99, admin_roles: ['auditor'] } });
  await screen.findAllByRole('link', { name: 'Vesna Ilić' });
  expect(screen.queryByRole('button', { name: texts['roles.give'] })).toBeNull();
});
