// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/imports/en.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { benefitSite } from './benefit-site.ts';
import { budgetSite } from './budget-site.ts';
import { ImportSiteContext } from './import-site.ts';
import type { Group } from './problem-word.ts';
import { ReplaceWord } from './replace-word.tsx';

const me: User = { ...jelena, admin_roles: ['content'], company_roles: ['budgets'] };
const by = { at: '2026-11-20T10:00:00.000Z', by: null };

const provider = (id: number, name: string, website: string | null) => {
  return { id, name, website, picture: null, active: true, revision: 1, benefits: 3, changed: by };
};
const PROVIDERS = [
  provider(7, 'Lingvista', 'lingvista.rs'),
  provider(31, 'Lingvista', null),
  provider(4, 'Oaza', 'oaza.rs'),
];

const category = (id: number, name_sr: string, name_en: string, parent_id: number | null = null) => {
  const counts = { benefits: 1, withdrawn_benefits: 0, has_budgets: false };
  return {
    id,
    parent_id,
    name_sr,
    name_en,
    icon: 'sport',
    private: false,
    active: true,
    revision: 1,
    ...counts,
    changed: by,
  };
};
const CATEGORIES = [
  { ...category(1, 'Sport', 'Sport'), children: [category(11, 'Ostalo', 'Other', 1)] },
  { ...category(2, 'Zdravlje', 'Health'), children: [category(21, 'Ostalo', 'Other', 2)] },
  { ...category(3, 'Učenje', 'Learning'), children: [category(31, 'Ostalo', 'Rest', 3)] },
];

/** Two of these have the same name, in different languages. */
const BUDGETS = [
  { id: 4, name_sr: 'Sport', name_en: 'Sport' },
  { id: 61, name_sr: 'Pokret', name_en: 'Wellness' },
  { id: 62, name_sr: 'Wellness', name_en: 'Rest' },
];

const page = { count_is_exact: true, without: [], next: null, previous: null };

/** The options that may replace a word, once the list is open. */
async function optionsOf(group: Pick<Group, 'field' | 'code' | 'from'>, site = benefitSite) {
  const calls = serve(({ path, query }) => {
    if (path === 'admin/categories/') return { results: CATEGORIES };
    if (path === 'company/budgets/choices/') return { categories: BUDGETS, given_by: [] };
    const search = query.get('search')?.toLowerCase() ?? '';
    const results = PROVIDERS.filter(({ name }) => name.toLowerCase().includes(search));
    return { ...page, count: results.length, results };
  });
  const sent: unknown[] = [];
  const word = (
    <ImportSiteContext value={site}>
      <ReplaceWord group={{ rows: 8, like: null, slips: [], ...group }} send={(event) => sent.push(event)} />
    </ImportSiteContext>
  );
  renderScreen(word, { at: '/admin-panel/imports/12', path: '/admin-panel/imports/:id', me });
  await userEvent.click(await screen.findByRole('combobox'));
  const options = await screen.findAllByRole('option');
  return { calls, sent, options, said: options.map(({ textContent }) => textContent) };
}

it('offers of a name of several providers those that are called so, each by its number, with its site', async () => {
  const { calls, sent, options, said } = await optionsOf({ field: 'provider', code: 'several', from: 'Lingvista' });
  expect(said).toEqual(['Lingvista #7lingvista.rs', 'Lingvista #31']);
  expect(calls.map(({ query }) => query.get('search'))).toContain('Lingvista');
  await userEvent.click(options[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: texts['problems.apply']({ count: 8 }) }));
  const fix = { field: 'provider', code: 'several', from: 'Lingvista', to: 'Lingvista #31' };
  expect(sent).toEqual([{ type: 'rows.correct', correction: { fix } }]);
});

it('offers for an unknown provider each by its name, and by its number only those that share one', async () => {
  const { said } = await optionsOf({ field: 'provider', code: 'unknown', from: 'Nema ga' });
  expect(said).toEqual(['Lingvista #7', 'Lingvista #31', 'Oaza']);
});

it('offers of a name of several categories those first, by their numbers where this language has one name for them too', async () => {
  const { said } = await optionsOf({ field: 'category', code: 'several', from: 'ostalo' });
  expect(said).toEqual(['Other #11Sport', 'Other #21Health', 'RestLearning', 'Sport', 'Health', 'Learning']);
});

it('offers of a name of several budgets those first, by their numbers where this language has one name for them too', async () => {
  const group = { field: 'category', code: 'several', from: 'wellness' } as const;
  const { sent, options, said } = await optionsOf(group, budgetSite);
  expect(said).toEqual(['Wellness #61', 'Rest', 'Sport']);
  await userEvent.click(options[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: texts['problems.apply']({ count: 8 }) }));
  const fix = { field: 'category', code: 'several', from: 'wellness', to: 'Wellness #61' };
  expect(sent).toEqual([{ type: 'rows.correct', correction: { fix } }]);
});

it('offers for an unknown budget all in their order, by its number only the one whose name another has too', async () => {
  const { said } = await optionsOf({ field: 'category', code: 'unknown', from: 'Nema ga' }, budgetSite);
  expect(said).toEqual(['Sport', 'Wellness #61', 'Rest']);
});
