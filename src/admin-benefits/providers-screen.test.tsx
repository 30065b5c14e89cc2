// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AdminRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-benefits/en.ts';
import { jelena } from '../testing/people.ts';
import { provider, providersServer } from '../testing/providers-server.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { ProvidersScreen } from './providers-screen.tsx';

function open(at: string, role: AdminRole = 'content') {
  const rows = [provider(7, 'Lotos', { website: 'https://lotos.example' }), provider(3, 'Žiča', { active: false })];
  const calls = serve(providersServer(rows));
  const me = { ...jelena, admin_roles: [role] };
  const seen = renderScreen(<ProvidersScreen />, { at, path: '/admin-panel/*', me });
  return { ...seen, calls, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

const field = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('textbox', { name: new RegExp(`^${name}`) });

it('adds a provider that has the name of another, once it is said that this is meant', async () => {
  const { writes, said, where } = open('/admin-panel/providers?open=new');
  await userEvent.type(await field('Name'), 'Žiča');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^There is already a provider called Žiča\. It is inactive\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: texts['provider.twinAccept'] }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findAllByRole('link', { name: 'Žiča' });
  expect(writes().map(({ body }) => body)).toEqual([{ name: 'Žiča' }, { name: 'Žiča', twin_accepted: true }]);
  expect(said.map(({ text }) => text)).toEqual(['The provider Žiča was added.']);
  expect(where()).toBe('/admin-panel/providers');
});

it('lets an auditor look, filtered as the address says, and change nothing', async () => {
  const { calls } = open('/admin-panel/providers?open=7&picture=without&benefits=with&sort=-benefits', 'auditor');
  expect(await field('Website')).toHaveProperty('disabled', true);
  expect(await screen.findByText('Not on offer: 2 benefits.')).toBeTruthy();
  expect(screen.queryByText(texts['providers.make'])).toBeNull();
  const asked = calls.find(({ path, query }) => path === 'admin/providers/' && query.get('page_size') === '21');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    ordering: '-benefits',
    without_logo: 'true',
    without_benefits: 'false',
    page: '1',
    page_size: '21',
  });
});
