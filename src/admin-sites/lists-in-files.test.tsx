// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { en } from '#locales/admin/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { company } from './company-site.tsx';
import { corporate } from './corporate-site.tsx';
import { platform } from './platform-site.tsx';

const LISTS = [
  { site: platform, paths: ['orders', 'suggestions', 'benefits', 'providers', 'categories', 'courses', 'packages'] },
  { site: platform, paths: ['coupons', 'companies', 'users', 'invitations', 'faq', 'changes'] },
  { site: company, paths: ['people', 'invitations', 'budgets', 'changes'] },
  { site: corporate, paths: ['people', 'orders', 'requests'] },
];
const lists = LISTS.flatMap(({ site, paths }) => paths.map((path) => [`${site.base}/${path}`, site, path] as const));

const me = Object.assign({}, jelena, {
  admin_roles: ['owner' as const],
  company_roles: ['owner' as const],
  corporate_account: true,
});
const EMPTY = Object.assign(onePage([]), { count_is_exact: true, without: [] });
/** Parameters of a page; a file has all rows and takes none of these. */
const PAGING = ['page', 'page_size'];

it.each(lists)('has what is looked for at %s in its file, and in the same order', async (at, site, path) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  const calls = serve((call) => (call.path.endsWith('/export/') ? new Response('"A"') : EMPTY));
  const lazy = site.places.find((place) => place.path === path)?.screen;
  if (!lazy) throw new Error(`there is no ${at}`);
  await lazy.prefetch();
  const shown = (
    <SiteContext value={site}>
      <lazy.Screen />
    </SiteContext>
  );
  renderScreen(shown, { at: `${at}?q=abc`, path: '*', me });
  await userEvent.click(await screen.findByRole('button', { name: en['list.export'] }));
  const file = await waitFor(() => {
    const found = calls.find((call) => call.path.endsWith('/export/'));
    return found ?? Promise.reject(new Error('no file was asked for'));
  });
  expect(file.query.get('search')).toBe('abc');
  // The tree of categories is read without a search; its file is then compared with itself.
  const list = calls.find((call) => `${call.path}export/` === file.path && call.query.has('search')) ?? file;
  const asked = [...list.query].filter(([name]) => !PAGING.includes(name));
  expect([...file.query]).toEqual(asked);
});
