// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ListedImport } from '#contract/imports/import-shapes.contract.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { savedListsServer } from '../testing/saved-lists-server.ts';
import { ImportsScreen } from './imports-screen.tsx';
import { userSite } from './user-site.ts';

const IMPORTS = '/admin-panel/users/import';
const one: ListedImport = {
  id: 12,
  company: { id: 3, name: 'Morava' },
  status: 'done',
  file_name: 'ljudi.xlsx',
  rows: 4,
  figures: { waiting: 0, added: 3, changed: 1, same: 0, refused: 0, left_out: 0 },
  ended: 0,
  created_at: '2026-11-23T13:05:00.000Z',
  created_by: 'Ana Admin',
  committed_at: '2026-11-23T13:09:00.000Z',
};

function open(at: string) {
  const kept = savedListsServer();
  const calls = serve((call) => {
    if (call.path.endsWith('/export/')) return new Response('"Fajl / File"');
    if (call.path === 'admin/user-imports/')
      return Object.assign(onePage([one]), { count_is_exact: true, without: [] });
    return kept(call);
  });
  const inSite = (
    <SiteContext value={sampleSite}>
      <ImportsScreen site={userSite} />
    </SiteContext>
  );
  const me = { ...jelena, admin_roles: ['owner' as const] };
  return { ...renderScreen(inSite, { at, path: `${IMPORTS}/*`, me }), calls };
}

it('keeps a list of imports under its own name, not that of the people whom they bring', async () => {
  const { calls, where } = open(`${IMPORTS}?company=3&state=done`);
  await userEvent.click(await screen.findByRole('button', { name: 'Save this list…' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Morava{Enter}');
  await waitFor(() => expect(where()).toBe(`${IMPORTS}?company=3&state=done&list=11`));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: 'admin/saved-lists/',
    body: { list: 'user-imports', name: 'Morava', address: { company: '3', state: 'done' } },
  });
});

it('has what its filters find in a file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  const { calls } = open(`${IMPORTS}?company=3&state=done&q=ljudi`);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const file = await waitFor(() => calls.find(({ path }) => path === 'admin/user-imports/export/') ?? Promise.reject());
  expect(Object.fromEntries(file.query)).toMatchObject({ search: 'ljudi', state: 'done', company: '3' });
});
