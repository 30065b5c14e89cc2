// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type ListedBenefit, listBenefitChanges } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { getProviderImpact, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { en as texts } from '#locales/admin-benefits/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { benefitsServer } from '../testing/benefits-server.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { listedMassage } from '../testing/listed-massage.ts';
import { jelena } from '../testing/people.ts';
import { provider } from '../testing/providers-server.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { BenefitsScreen } from './benefits-screen.tsx';

const NOW = '2026-11-23T13:05:00.000Z';

const row: ListedBenefit = {
  ...listedMassage,
  category: { id: 31, name_sr: 'Masaža', name_en: 'Massage' },
  discount: 0,
  monthly: false,
  companies: null,
  bought: 0,
  changed: { at: NOW, by: null },
};

/** The answer of a preview: the fields of the one benefit before and after the change. */
const preview = (before: object, after: object) => ({
  id: 5,
  count: 1,
  affected: 1,
  refused: [],
  effects: { carts: 0, subscriptions: 0, monthly: [] },
  sample: [{ id: 12, name_sr: 'Masaža', name_en: 'Massage', currency: 'RSD', before, after }],
  expires_at: new Date(Date.now() + 600_000).toISOString(),
});

/** The finished bulk action that copied the benefit. */
const DONE = {
  id: 5,
  action: 'copy',
  status: 'done',
  task: 1,
  affected: 1,
  changed: 1,
  left_out: [],
  gone: 0,
  undo_until: null,
};

/** Selects the benefit, and begins an action of the menu. */
async function begin(action: string, changes: [before: object, after: object]) {
  const rest = benefitsServer();
  const calls = serve((call) => {
    if (call.path === 'admin/benefits/bulk/preview/') return preview(...changes);
    if (call.path.startsWith('admin/benefits/bulk/5/')) return DONE;
    if (call.path === 'admin/benefits/' && call.method === 'GET') return listAnswer([row], {});
    if (call.path === 'admin/providers/9/') return Object.assign({ changed_at: NOW }, provider(9, 'Žiča'));
    return rest(call);
  });
  const me = { ...jelena, admin_roles: ['content' as const] };
  const { client } = renderScreen(
    <SiteContext value={sampleSite}>
      <BenefitsScreen />
    </SiteContext>,
    { at: '/admin-panel/benefits', path: '/admin-panel/*', me },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select: / }));
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  const look = () => userEvent.click(dialog.getByRole('button', { name: 'See what it means' }));
  const asked = () => calls.find(({ path }) => path.endsWith('/preview/'))?.body;
  return { dialog, look, asked, client };
}

it('files benefits under another category, and says which by name', async () => {
  const { dialog, look, asked } = await begin(texts['bulk.category'], [{ category_id: 31 }, { category_id: 3 }]);
  await look();
  expect(await dialog.findByText(texts['bulk.wrong.choose'])).toBeTruthy();
  expect(asked()).toBeUndefined();
  await userEvent.type(dialog.getByRole('combobox'), 'well{Enter}');
  await look();
  expect(await dialog.findByText('Wellness')).toBeTruthy();
  expect(asked()).toEqual({ action: 'category', ids: [12], category_id: 3 });
});

it('gives benefits to another provider, who is found by name', async () => {
  const { dialog, look, asked } = await begin(texts['bulk.provider'], [{ provider_id: 7 }, { provider_id: 9 }]);
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await dialog.findByRole('option', { name: /Žiča/ }));
  await look();
  expect(await dialog.findByText('Lotos')).toBeTruthy();
  expect(await dialog.findByText('Žiča')).toBeTruthy();
  expect(asked()).toEqual({ action: 'provider', ids: [12], provider_id: 9 });
});

it('copies benefits as drafts without asking for more, and shows what they are and not what they were', async () => {
  const { dialog, asked } = await begin(texts['bulk.copy'], [{}, { state: 'draft' }]);
  expect(await dialog.findByText(texts['bulk.copies'])).toBeTruthy();
  expect(dialog.getByText(texts['bulk.copy.draft'])).toBeTruthy();
  expect(dialog.queryByText(records['bulk.was'])).toBeNull();
  expect(asked()).toEqual({ action: 'copy', ids: [12] });
  await userEvent.click(dialog.getByRole('button', { name: texts['bulk.copy.confirm']({ count: 1 }) }));
  expect(await dialog.findByText(texts['bulk.copied']({ count: 1 }))).toBeTruthy();
});

it.each([
  ['the list of providers, which counts them', listProviders],
  ['what a provider has', getProviderImpact],
  ['the categories, which count them', listAdminCategories],
  ['what was done to a benefit', listBenefitChanges],
])('has %s read again', async (_, { path }) => {
  const { dialog, client } = await begin(texts['bulk.copy'], [{}, { state: 'draft' }]);
  const before = [path, 'as it was read before'];
  client.setQueryData(before, {});
  await userEvent.click(await dialog.findByRole('button', { name: texts['bulk.copy.confirm']({ count: 1 }) }));
  await dialog.findByText(texts['bulk.copied']({ count: 1 }));
  await waitFor(() => expect(client.getQueryState(before)?.isInvalidated).toBe(true));
});

it('lets the people of some companies have benefits, and never of none', async () => {
  const { dialog, look, asked } = await begin(texts['bulk.companies'], [{ companies: null }, { companies: [2] }]);
  await userEvent.click(dialog.getByRole('radio', { name: texts['benefit.companies.some'] }));
  await look();
  expect(await dialog.findByText(texts['bulk.wrong.companies'])).toBeTruthy();
  await userEvent.click(await dialog.findByRole('combobox'));
  await userEvent.click(await dialog.findByRole('option', { name: /Morava/ }));
  await look();
  await waitFor(() => expect(asked()).toEqual({ action: 'companies', ids: [12], companies: [2] }));
  expect(await dialog.findByText('Morava banka')).toBeTruthy();
});

it('is done with all that the filters find but what is taken out, and is taken back', async () => {
  const now = Object.assign(preview({ state: 'offered' }, { state: 'withdrawn' }), { count: 2, affected: 2 });
  let stands = { status: 'done', affected: 2, changed: 2 };
  const rest = benefitsServer();
  const calls = serve((call) => {
    if (call.path.endsWith('/undo/')) stands = { status: 'undone', affected: 2, changed: 0 };
    if (call.path === 'admin/benefits/bulk/preview/') return now;
    if (call.path.startsWith('admin/benefits/bulk/5/'))
      return Object.assign({}, DONE, { action: 'withdraw', undo_until: '2099-11-24T13:05:00.000Z' }, stands);
    if (call.path === 'admin/benefits/' && call.method === 'GET')
      return Object.assign(listAnswer([row, Object.assign({}, row, { id: 13 })], {}), { count: 3 });
    return rest(call);
  });
  const me = { ...jelena, admin_roles: ['content' as const] };
  renderScreen(
    <SiteContext value={sampleSite}>
      <BenefitsScreen />
    </SiteContext>,
    { at: '/admin-panel/benefits?provider=7&state=offered', path: '/admin-panel/*', me },
  );
  const boxes = () => screen.findAllByRole('checkbox', { name: /^Select: / });
  await userEvent.click((await boxes())[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
  await userEvent.click((await boxes())[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: texts['bulk.withdraw'] }));
  await userEvent.click(await screen.findByRole('button', { name: texts['bulk.withdraw.confirm']({ count: 2 }) }));
  await userEvent.click(await screen.findByRole('button', { name: records.undo }));
  await screen.findByText(records['bulk.undone']);
  const sent = calls.filter(({ method, path }) => method === 'POST' && path.includes('/bulk/'));
  expect(sent.map(({ path, body }) => [path.replace('admin/benefits/bulk/', ''), body])).toEqual([
    ['preview/', { action: 'withdraw', query: { provider: 7, state: 'offered' }, except: [13] }],
    ['5/run/', undefined],
    ['5/undo/', undefined],
  ]);
});
