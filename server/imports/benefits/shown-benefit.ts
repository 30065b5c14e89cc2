import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { kindCell, NO_COMPANY, thingsCell, wayCell, yesCell } from '#contract/admin-benefits/benefit-columns.rules.ts';
import type { BenefitImportField } from '#contract/imports/import-fields.ts';
import { shownCurrency } from '#contract/money/money.rules.ts';
import { plainWords } from '../../benefits/plain-words.ts';
import type { Catalogue } from './catalogue.ts';

/** Longest text shown, in characters; the full text is in the history of the benefit. */
const SHOWN = 300;

/** A benefit as cells of a file, by field. */
export function shownOf(benefit: AdminBenefit, catalogue: Catalogue): Record<BenefitImportField, string | null> {
  const { companies, price } = benefit;
  const names = companies?.map((id) => catalogue.companies.cellOf(id));
  return {
    code: String(benefit.id),
    name_sr: benefit.name_sr,
    name_en: benefit.name_en,
    provider: catalogue.providers.cellOf(benefit.provider_id),
    category: catalogue.categories.cellOf(benefit.category_id),
    kind: kindCell(benefit.kind),
    way: wayCell(benefit.way_to_buy),
    price: price === null ? null : price.toFixed(2),
    currency: shownCurrency(benefit.currency),
    discount: String(benefit.discount),
    short_description_sr: benefit.short_description_sr,
    short_description_en: benefit.short_description_en,
    locations: thingsCell(benefit.locations),
    companies: names ? (names.length === 0 ? NO_COMPANY : thingsCell(names)) : 'sve / all',
    monthly: yesCell(benefit.monthly),
    description_sr: words(benefit.description_sr),
    description_en: words(benefit.description_en),
    instructions_sr: words(benefit.instructions_sr),
    instructions_en: words(benefit.instructions_en),
    limitations_sr: words(benefit.limitations_sr),
    limitations_en: words(benefit.limitations_en),
  };
}

function words(html: string): string {
  const letters = [...plainWords(html)];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN - 1).join('')}…` : letters.join('');
}
