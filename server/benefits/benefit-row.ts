import type { Kind, WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { unitPrice } from '#contract/cart/cart.rules.ts';
import { type Currency, convert, type Minor, RATE_UNIT, type Rates } from '#contract/money/money.rules.ts';
import { searchKey, sortKey } from '#contract/search/search.rules.ts';
import type { benefits, PromoMaterial } from './benefits.table.ts';
import { richText } from './rich-text.ts';

/** A benefit as somebody writes it. The six long texts are html and are sanitised here. */
export interface BenefitInput {
  kind: Kind;
  wayToBuy: WayToBuy;
  providerId: number;
  categoryId: number;
  nameEn: string;
  nameSr: string;
  shortDescriptionEn: string;
  shortDescriptionSr: string;
  descriptionEn: string;
  descriptionSr: string;
  instructionsEn: string;
  instructionsSr: string;
  limitationsEn: string;
  limitationsSr: string;
  promoMaterial: PromoMaterial[];
  pictures: { position: number; image: string }[];
  locations: string[];
  /** Minor units of `currency`; null when it is agreed on. */
  price: Minor | null;
  currency: Currency;
  discount: number;
  /** Hundredths of a percent. */
  companyPrice: number;
  nfc: boolean;
  monthly: boolean;
  website: string | null;
  active: boolean;
  bought: number;
  addedAt: Date;
  /** The companies that may have it; null for all. */
  companies: readonly number[] | null;
}

/** What a benefit is filed under, as far as its row depends on it. */
export interface Shelf {
  provider: string;
  rootCategoryId: number;
  /** The names of the category and of its parent, in both languages. */
  categoryNames: readonly string[];
}

type Row = typeof benefits.$inferInsert;

/** The row of a benefit, with what is derived from its parts: clean html, what is searched, and what lists are sorted by. */
export function benefitRow({ companies, ...input }: BenefitInput, shelf: Shelf, rates: Rates): Row {
  const { nameEn, nameSr, shortDescriptionEn, shortDescriptionSr } = input;
  const searched = [nameEn, nameSr, shortDescriptionEn, shortDescriptionSr, shelf.provider, ...shelf.categoryNames];
  return {
    ...input,
    descriptionEn: richText(input.descriptionEn),
    descriptionSr: richText(input.descriptionSr),
    instructionsEn: richText(input.instructionsEn),
    instructionsSr: richText(input.instructionsSr),
    limitationsEn: richText(input.limitationsEn),
    limitationsSr: richText(input.limitationsSr),
    forAllCompanies: companies === null,
    rootCategoryId: shelf.rootCategoryId,
    sortPrice: sortPrice(input, rates),
    sortEn: sortKey(nameEn || nameSr),
    sortSr: sortKey(nameSr || nameEn),
    searchKey: searchKey(searched.join(' ')),
  };
}

/** The price after the discount in millionths of a euro, fine enough that no two prices of one currency are the same. */
function sortPrice(
  { price, currency, discount }: Pick<BenefitInput, 'price' | 'currency' | 'discount'>,
  rates: Rates,
): number | null {
  if (price === null) return null;
  return convert(unitPrice({ price, discount }) * (RATE_UNIT / 100), currency, 'EUR', rates);
}
