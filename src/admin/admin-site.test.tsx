// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AdminRole, Roles } from '#contract/permissions/roles.ts';
import { type Session, SessionContext } from '../session/session-context.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { AdminSite } from './admin-site.tsx';

const as = (...admin_roles: AdminRole[]): Roles => ({ admin_roles, company_roles: [], corporate_account: false });

// Of the session only its end is asked for here.
const session = { end: () => {} } as Session;

const open = (at: string, roles: Roles) =>
  renderScreen(
    <SessionContext value={session}>
      <AdminSite site={sampleSite} roles={roles} />
    </SessionContext>,
    { at, path: '/admin-panel/*' },
  );

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

it('shows nobody what they may not open, and says why at a shared link to it', async () => {
  open('/admin-panel/coupons', as('content'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'This page needs a permission you do not have',
  );
  expect(linksInColumn()).toEqual(['Providers', 'Questions and answers']);
});

it('says so where there is no such page', async () => {
  open('/admin-panel/payroll', as('owner'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('There is no such page');
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

it('begins nothing for who may only read', async () => {
  const { where } = open('/admin-panel/coupons', as('auditor'));
  await screen.findByRole('heading', { name: 'All coupons' });
  await userEvent.keyboard('n');
  expect(where()).toBe('/admin-panel/coupons');
});

it('opens the palette by its keys, and what is chosen takes its place', async () => {
  const { where, router } = open('/admin-panel/providers', as('owner'));
  await screen.findByRole('heading', { name: 'All providers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Find or do' });
  await userEvent.keyboard('kup');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('coup{Enter}');
  await screen.findByRole('heading', { name: 'All coupons' });
  expect(where()).toBe('/admin-panel/coupons');
  await router.navigate(-1);
  expect(where()).toBe('/admin-panel/providers');
});
