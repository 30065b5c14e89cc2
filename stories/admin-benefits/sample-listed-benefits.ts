import type { BenefitImpact, ListedBenefit, ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { listedCategories } from './sample-listed-categories.ts';

const milan = { id: 8, name: 'Milan Marković' };

/** Fields in which a benefit differs from a complete one that is offered to all. */
const rows: readonly Partial<ListedBenefit>[] = [
  {},
  { companies: 2, state: 'draft', missing: ['en', 'picture'], image: null, name_en: '' },
  {},
  { missing: ['en'], companies: 5 },
  {},
  { kind: 'special', way_to_buy: 'invoice', missing: ['price'] },
  { state: 'withdrawn', companies: 1 },
  { missing: ['picture'], image: null },
  { kind: 'fixed', price: null, way_to_buy: 'web', companies: 0 },
  {},
];

const WAYS = ['in_store', 'web', 'voucher'] as const;
const all = listedCategories.flatMap((root) => [root, ...root.children]);

/** Benefits as in the administration list. */
export const listedBenefits: readonly ListedBenefit[] = sampleBenefits.map((benefit, place) => {
  const { id, name, pictures, price, currency, discount, monthly, provider, category } = benefit;
  const filed = all.find((each) => each.id === category) ?? all[0];
  if (!filed) throw new Error('The samples have no category');
  const plain: ListedBenefit = {
    id,
    name_sr: name,
    name_en: name,
    kind: benefit.benefit_type,
    way_to_buy: WAYS[place % WAYS.length] ?? 'web',
    image: pictures[0]?.image ?? null,
    provider: { id: provider.id, name: provider.name, active: true },
    category: { id: filed.id, name_sr: filed.name_sr, name_en: filed.name_en },
    price,
    currency,
    discount,
    monthly,
    companies: null,
    missing: [],
    state: 'offered',
    bought: 240 - place * 17,
    revision: 4,
    changed: { at: `2026-11-${20 - place}T13:02:00.000Z`, by: milan },
  };
  return Object.assign(plain, rows[place]);
});

/** The list's answer to a query. */
export function benefitsAsked(search: URLSearchParams) {
  const [state, missing, kind, words] = ['state', 'missing', 'kind', 'search'].map((name) => search.get(name));
  const lacks = missing === 'translation' ? ['sr', 'en'] : [missing];
  const from = search.get('changed_from');
  return listAnswer(listedBenefits, {
    search: words ? ({ name_sr }) => name_sr.toLowerCase().includes(words.toLowerCase()) : null,
    kind: kind ? (row) => row.kind === kind : null,
    state: state ? (row) => row.state === state : null,
    missing: missing ? (row) => row.missing.some((lack) => lacks.includes(lack)) : null,
    changed: from ? ({ changed }) => changed.at >= from : null,
  });
}

const pictures = ['wellness-stones-0', 'wellness-lotus-1', 'learning-savings-0'].map((scene, place) => ({
  id: place + 1,
  image: `/pictures/${scene}.svg`,
  alt_sr: ['Kamenje za masažu', 'Svetla soba', ''][place] ?? '',
  alt_en: ['Massage stones', '', ''][place] ?? '',
}));
const material = [
  { id: 1, file: '/pictures/leaflet-preparation.pdf', title_sr: 'Priprema za pregled', title_en: '', size: 412_000 },
];

/** A benefit in full by its id, as read for its page and before it is withdrawn. */
export function benefitAsked(id: number): ReadBenefit | undefined {
  const found = listedBenefits.find((each) => each.id === id);
  if (!found) return undefined;
  const html = {
    description_sr:
      '<p>Sat vremena samo za tebe, <strong>bez žurbe</strong>.</p><ul><li>topla ulja</li><li>čaj</li></ul>',
    description_en: '<p>An hour of your own.</p><ul><li>warm oils</li><li>tea</li></ul>',
    instructions_sr: '<ol><li>Zakaži termin.</li><li>Pokaži karticu.</li></ol>',
    instructions_en: '',
  };
  return Object.assign(
    { short_description_sr: 'Dobra stvar.', short_description_en: '', limitations_sr: '', limitations_en: '' },
    html,
    found,
    {
      provider_id: found.provider.id,
      category_id: found.category.id,
      root_category_id: found.category.id,
      company_price: 0,
      nfc: false,
      locations: [],
      website: null,
      companies: null,
      pictures: id === 1 ? pictures : [],
      promo_material: id === 1 ? material : [],
      added_at: found.changed.at,
      changed_at: found.changed.at,
      used: Object.assign({ favourites: 0, bought: found.bought }, usedOf(id)),
    },
  );
}

// Only the first benefit is in carts.
const usedOf = (id: number) => ({
  carts: id === 1 ? 18 : 0,
  subscriptions: 0,
  companies: id === 1 ? [{ id: 2, name: 'Morava', carts: 18, subscriptions: 0 }] : [],
});

/** Impact of withdrawing one of them. */
export function withdrawalAsked(id: number): BenefitImpact {
  const isUsed = id === 1;
  return {
    impact: '0'.repeat(64),
    weight: isUsed ? 'heavy' : 'harmless',
    effects: {
      ...usedOf(id),
      favourites: isUsed ? 41 : 0,
      open_orders: isUsed ? 2 : 0,
    },
  };
}

/** Companies that a benefit can be offered to. */
export const companiesAsked = () => ({
  results: ['Morava', 'Una', 'Drina'].map((name, place) => ({ id: place + 2, name, currency: 'RSD' })),
  rates: { EUR: 1_000_000, RSD: 117_200_000, KM: 1_955_830 },
});
