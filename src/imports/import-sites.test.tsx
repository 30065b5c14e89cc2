// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { budgetImportsTexts } from '#locales/imports/budget-imports.texts.ts';
import { seenImport } from '#machines/imports/sample-import.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { budgetSite } from './budget-site.ts';
import { ImportSiteContext } from './import-site.ts';
import { OneImportScreen } from './one-import-screen.tsx';
import { userSite } from './user-site.ts';

it('brings a file of people into the company that was chosen, and into none that was not', async () => {
  const calls = serve(() => seenImport('uploading'));
  const file = { file_name: 'ljudi.csv', columns: ['E-adresa'], rows: 2 };
  await userSite.begin(file, 3, new AbortController().signal);
  expect(() => userSite.begin(file, null, new AbortController().signal)).toThrow();
  expect(calls).toMatchObject([
    { method: 'POST', path: 'admin/user-imports/', body: Object.assign({ company: 3 }, file) },
  ]);
});

const texts = budgetImportsTexts.tables.EN;

/** Opens an import of budgets above the limit of its company, as its author. */
function openBudgets(status: 'ready' | 'waiting', approval: number | null) {
  const budget = {
    currency: 'RSD' as const,
    sums: [],
    moved: 1_200_900,
    above: { limit: 1_000_000, others: [] },
    approval,
  };
  const calls = serve(({ method, path }) => {
    if (path.endsWith('/rows/')) return Object.assign(onePage([]), { count_is_exact: true, without: [] });
    const columns = [{ name: 'E-adresa', samples: [], guess: 'email' as const, sure: true }];
    const mapping = { email: 0 };
    return method === 'POST'
      ? seenImport('waiting', { columns, mapping, budget: Object.assign({}, budget, { approval: 8 }) })
      : seenImport(status, { columns, mapping, budget });
  });
  const screenOf = (
    <ImportSiteContext value={budgetSite}>
      <OneImportScreen />
    </ImportSiteContext>
  );
  const me = Object.assign({}, jelena, { company_roles: ['budgets' as const] });
  const at = '/company-admin/budgets/import/12';
  renderScreen(screenOf, { at, path: '/company-admin/budgets/import/:id', me });
  return calls;
}

const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('sends budgets above the limit to a second person, and leads to where that is decided', async () => {
  const calls = openBudgets('ready', 7);
  expect(await leadsTo(texts['ready.refusedLook'])).toBe('/company-admin/approvals/7');
  await userEvent.click(screen.getByRole('button', { name: texts['ready.propose'] }));
  expect(await leadsTo(texts['waiting.look'])).toBe('/company-admin/approvals/8');
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent).toEqual([['company/budget-imports/12/commit/', {}]]);
});

it('is written by nobody while it waits for a second person', async () => {
  openBudgets('waiting', 8);
  expect(await leadsTo(texts['waiting.look'])).toBe('/company-admin/approvals/8');
  expect(screen.queryByRole('button', { name: texts['ready.propose'] })).toBeNull();
});
