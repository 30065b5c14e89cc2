import type { ProviderBulkPreview } from '#contract/admin-benefits/provider-bulk.contract.ts';
import type { EditedProvider, ListedProvider, ProviderImpact } from '#contract/providers/admin-providers.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';
import { sampleProviders } from '../testing/sample-categories.ts';

const CHANGED = { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } };

const rows: readonly Partial<ListedProvider>[] = [
  { website: 'https://cacanska-banja.example', benefits: 14 },
  { website: 'https://www.vezbaonica.example/vracar', benefits: 6 },
  { benefits: 0, picture: null },
  { benefits: 0, active: false },
];

/** Providers as in the administration list. */
export const listedProviders: readonly ListedProvider[] = sampleProviders.map(({ id, name, picture }, place) =>
  Object.assign(
    { id, name, picture, website: null, active: true, revision: 4, benefits: 3, changed: CHANGED },
    rows[place],
  ),
);

/** The list's answer to a query. */
export function providersAsked(search: URLSearchParams) {
  const [state, words] = [search.get('state'), (search.get('search') ?? '').toLowerCase()];
  return listAnswer(listedProviders, {
    search: words === '' ? null : ({ name }) => name.toLowerCase().includes(words),
    state: state === null ? null : ({ active }) => active === (state === 'active'),
    without_logo: search.get('without_logo') !== 'true' ? null : ({ picture }) => picture === null,
    without_benefits: search.get('without_benefits') !== 'true' ? null : ({ benefits }) => benefits === 0,
  });
}

/** A provider by its id, as read by its form. */
export function providerAsked(id: number): EditedProvider | undefined {
  const found = listedProviders.find((each) => each.id === id);
  return found && Object.assign({ changed_at: found.changed.at }, found);
}

/** Impact of deactivating it. */
export function impactAsked(id: number): ProviderImpact {
  const benefits = listedProviders.find((each) => each.id === id)?.benefits ?? 0;
  const some = [
    { id: 1, name_sr: 'Mesečna karta: teretana i bazen', name_en: 'Monthly pass: gym and pool' },
    { id: 2, name_sr: 'Deset treninga sa trenerom', name_en: 'Ten sessions with a coach' },
    { id: 3, name_sr: 'Joga ujutru', name_en: 'Morning yoga' },
  ];
  return {
    impact: '0'.repeat(64),
    weight: benefits > 0 ? 'blocked' : 'harmless',
    effects: { benefits, some_benefits: some.slice(0, benefits), withdrawn_benefits: 2 },
  };
}

/** Preview of deactivating the first and the third of them. */
export function manyProvidersAsked(): ProviderBulkPreview {
  const [busy, , idle] = listedProviders.map(({ id, name }) => ({ id, name }));
  if (!busy || !idle) throw new Error('there are fewer providers');
  return {
    id: 12,
    count: 2,
    affected: 1,
    refused: [{ code: 'in_use', count: 1, sample: [busy] }],
    effects: { benefits: 2, on_offer: 14 },
    sample: [Object.assign({}, idle, { before: { active: true }, after: { active: false } })],
    expires_at: '2999-01-01T00:00:00.000Z',
  };
}
