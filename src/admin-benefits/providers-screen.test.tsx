// @vitest-environment happy-dom
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AdminRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-benefits/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { keepUnsure } from '../testing/keep-unsure.ts';
import { jelena } from '../testing/people.ts';
import { provider, providersServer } from '../testing/providers-server.ts';
import { around, renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { ProvidersScreen } from './providers-screen.tsx';
import { useProviderEnding } from './use-provider-ending.tsx';

const InSite = () => (
  <SiteContext value={sampleSite}>
    <ProvidersScreen />
  </SiteContext>
);

function open(at: string, role: AdminRole = 'content') {
  const rows = [provider(7, 'Lotos', { website: 'https://lotos.example' }), provider(3, 'Žiča', { active: false })];
  const calls = serve(providersServer(rows));
  const me = { ...jelena, admin_roles: [role] };
  const seen = renderScreen(<InSite />, { at, path: '/admin-panel/*', me });
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

it.each([
  [jelena.id, '23', '', ['The provider Lotos was added.']],
  // Another admin added a provider with that name, or the same admin did long before: the draft stays.
  [jelena.id + 1, '23', ' Lotos', []],
  [jelena.id, '20', ' Lotos', []],
])('is not added twice when its page is loaded anew: by %i on %s.11.', async (id, day, left, told) => {
  keepUnsure('provider', { name: ' Lotos', website: 'https://lotos.example', twin: ' Lotos' });
  const changed = { at: `2026-11-${day}T13:05:00.000Z`, by: { id, name: '' } };
  const lotos = provider(7, 'Lotos', { website: 'https://lotos.example', revision: 1, changed });
  const calls = serve(providersServer([lotos]));
  const me = { ...jelena, admin_roles: ['content' as const] };
  const { said } = renderScreen(<InSite />, { at: '/admin-panel/providers?open=new', path: '/admin-panel/*', me });
  expect(await field('Name')).toHaveProperty('value', left);
  expect(said.map(({ text }) => text)).toEqual(told);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('leads from the question to all that is still on offer of it, of which five are named', async () => {
  const some = [1, 2, 3, 4, 5].map((id) => ({ id, name_sr: `Usluga ${id}`, name_en: `Service ${id}` }));
  const rest = providersServer([provider(7, 'Lotos', { benefits: 14 })]);
  serve((call) =>
    call.path === 'admin/providers/7/impact/'
      ? { impact: '', weight: 'blocked', effects: { benefits: 14, some_benefits: some, withdrawn_benefits: 2 } }
      : rest(call),
  );
  const me = { ...jelena, admin_roles: ['content' as const] };
  renderScreen(<InSite />, { at: '/admin-panel/providers', path: '/admin-panel/*', me });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate the provider Lotos…' }));
  const question = within(await screen.findByRole('alertdialog'));
  const more = await question.findByText(/^and 9 benefits more\./);
  expect(within(more).getByRole('link').getAttribute('href')).toBe('/admin-panel/benefits?provider=7&state=offered');
});

it('deactivates many at once: why is asked, what it means is said, and a reload finds what came of it', async () => {
  const rows = [provider(7, 'Lotos'), provider(9, 'Vidik', { benefits: 3 })];
  const rest = providersServer(rows);
  const bulk = { id: 5, action: 'deactivate', status: 'done', task: 1, affected: 1, changed: 1, left_out: [], gone: 0 };
  const calls = serve((call) => {
    if (call.path === 'admin/providers/bulk/preview/')
      return {
        id: 5,
        count: 2,
        affected: 1,
        refused: [{ code: 'in_use', count: 1, sample: [{ id: 9, name: 'Vidik' }] }],
        effects: { benefits: 2, on_offer: 3 },
        sample: [{ id: 7, name: 'Lotos', before: { active: true }, after: { active: false } }],
        expires_at: new Date(Date.now() + 600_000).toISOString(),
      };
    if (call.path.startsWith('admin/providers/bulk/5/')) return Object.assign({ undo_until: null }, bulk);
    return rest(call);
  });
  const me = { ...jelena, admin_roles: ['content' as const] };
  const { where } = renderScreen(<InSite />, {
    at: '/admin-panel/providers?state=active',
    path: '/admin-panel/*',
    me,
  });
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select: / })) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: texts['providers.bulk.deactivate'] }));
  const dialog = within(await screen.findByRole('dialog'));
  const look = () => userEvent.click(dialog.getByRole('button', { name: 'See what it means' }));
  await look();
  expect(await dialog.findByText(texts['providers.bulk.wrong.reason'])).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' The contract is over ');
  await look();
  expect(await dialog.findByText(/^2 benefits of theirs, not on offer,/)).toBeTruthy();
  expect(dialog.getByText(/^Those that stay have 3 benefits on offer\./)).toBeTruthy();
  expect(dialog.getByText('Vidik')).toBeTruthy();
  const asked = calls.find(({ path }) => path.endsWith('/preview/'))?.body;
  expect(asked).toEqual({ action: 'deactivate', reason: 'The contract is over', ids: [7, 9] });
  await userEvent.click(dialog.getByRole('button', { name: texts['providers.bulk.deactivate.confirm']({ count: 1 }) }));
  await waitFor(() => expect(where()).toBe('/admin-panel/providers?state=active&bulk=5'));
  expect(calls.some(({ path }) => path === 'admin/providers/bulk/5/run/')).toBe(true);
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

it('shows a picture that was chosen, which is seen in the shop once it is saved', async () => {
  open('/admin-panel/providers?open=7');
  await field('Name');
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLElement, new File([bytes], 'znak.png', { type: 'image/png' }));
  expect(await screen.findByText(texts['provider.pictureLater'])).toBeTruthy();
});

it('is not saved without the picture that was chosen, while that is being prepared', async () => {
  const { writes } = open('/admin-panel/providers?open=new');
  await userEvent.type(await field('Name'), 'Palma');
  let prepare = () => {};
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const photo = Object.assign(new File([bytes], 'znak.png', { type: 'image/png' }), {
    arrayBuffer: () =>
      new Promise((resolve) => {
        prepare = () => resolve(bytes.buffer);
      }),
  });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLElement, photo);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect((await screen.findAllByText(new RegExp(records.preparing))).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  await act(async () => prepare());
  expect(await screen.findByText(texts['provider.pictureLater'])).toBeTruthy();
  expect(screen.queryByText(new RegExp(records.preparing))).toBeNull();
});

it('is deactivated and put back at the revision that was seen, each by its own call', async () => {
  const lotos = Object.assign({ changed_at: '2026-11-23T13:05:00.000Z' }, provider(7, 'Lotos'));
  const calls = serve(() => lotos);
  const { end, restore } = renderHook(useProviderEnding, { wrapper: around().wrap }).result.current;
  await end(lotos, { seen: 4, impact: 'seal', answers: { reason: 'Closed' } });
  await restore?.(lotos, 5);
  expect(calls.map(({ method, path, body, headers }) => [method, path, body, headers['If-Revision-Match']])).toEqual([
    ['POST', 'admin/providers/7/deactivate/', { impact: 'seal', reason: 'Closed' }, '4'],
    ['POST', 'admin/providers/7/reactivate/', undefined, '5'],
  ]);
});
