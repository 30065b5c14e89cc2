import { unitPrice } from '#contract/cart/cart.rules.ts';
import { convert, RATE_UNIT, type Rates } from '#contract/money/money.rules.ts';
import { searchKey, sortKey } from '#contract/search/search.rules.ts';
import type { benefits } from './benefits.table.ts';
import { richText } from './rich-text.ts';

type Row = typeof benefits.$inferInsert;
/** Columns that `benefitRow` or the database derives from the others. */
type Derived =
  | ('rootCategoryId' | 'forAllCompanies' | 'sortPrice' | 'sortEn' | 'sortSr' | 'searchKey')
  | ('listedRevision' | 'touched');

interface Companies {
  /** The companies that may have it; null for all. */
  companies: readonly number[] | null;
}

/** All columns of a benefit that a person writes. The six long texts are html and are sanitised here. */
export type BenefitInput = Omit<
  typeof benefits.$inferSelect,
  'id' | 'revision' | 'changedAt' | 'ownerCompanyId' | Derived
> &
  Companies;

/** A new benefit: columns with a default may be left out. */
export type NewBenefit = Omit<Row, 'id' | Derived> & Companies;

/** The provider and category of a benefit, as far as its row depends on them. */
export interface Shelf {
  provider: string;
  rootCategoryId: number;
  /** The names of the category and of its parent, in both languages. */
  categoryNames: readonly string[];
}

/** The row of a benefit with its derived columns: sanitised html, search key and sort keys. */
export function benefitRow({ companies, ...input }: NewBenefit, shelf: Shelf, rates: Rates): Row {
  const { nameEn, nameSr } = input;
  return {
    ...input,
    descriptionEn: richText(input.descriptionEn),
    descriptionSr: richText(input.descriptionSr),
    instructionsEn: richText(input.instructionsEn),
    instructionsSr: richText(input.instructionsSr),
    limitationsEn: richText(input.limitationsEn),
    limitationsSr: richText(input.limitationsSr),
    // A benefit that is inserted as offered counts as offered from this moment.
    offeredAt: input.offeredAt ?? (input.active === false ? null : input.addedAt),
    forAllCompanies: companies === null,
    rootCategoryId: shelf.rootCategoryId,
    sortPrice: sortPrice(input, rates),
    sortEn: sortKey(nameEn || nameSr),
    sortSr: sortKey(nameSr || nameEn),
    searchKey: benefitSearchKey(input, shelf),
  };
}

/** The search key of a benefit: its names and short texts, its provider and its categories. */
export function benefitSearchKey(
  { nameEn, nameSr, shortDescriptionEn, shortDescriptionSr }: Pick<NewBenefit, SearchedTexts>,
  { provider, categoryNames }: Shelf,
): string {
  const searched = [nameEn, nameSr, shortDescriptionEn, shortDescriptionSr, provider, ...categoryNames];
  return searchKey(searched.join(' '));
}

type SearchedTexts = 'nameEn' | 'nameSr' | 'shortDescriptionEn' | 'shortDescriptionSr';

/** The price after the discount in millionths of a euro, fine enough that no two prices of one currency are the same. */
function sortPrice(
  { price = null, currency, discount = 0 }: Pick<NewBenefit, 'price' | 'currency' | 'discount'>,
  rates: Rates,
): number | null {
  if (price === null) return null;
  return convert(unitPrice({ price, discount }) * (RATE_UNIT / 100), currency, 'EUR', rates);
}
