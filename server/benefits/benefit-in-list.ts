import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { Kind } from '#contract/benefits/benefits.rules.ts';
import { unitPrice } from '#contract/cart/cart.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, convert, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { inLanguage, inOtherLanguage, toldOtherLanguage } from '../database/in-language.ts';
import { list, type Part, sql, type Text } from '../database/text.ts';
import type { Reader } from '../people/person-key.ts';
import type { BenefitPicture } from './benefits.table.ts';

/**
 * A reader with the currency of the prices shown to them: their company decides which benefits they see, their favourites are
 * marked.
 */
export interface PriceReader extends Reader {
  currency: Currency;
}

/** A benefit as `benefitColumns` and `benefitAsJson` read it: texts in the reader's language, price in the benefit's currency. */
export type BenefitRow = {
  id: number;
  kind: Kind;
  name: string;
  short_description: string;
  in_other_language: string[];
  pictures: BenefitPicture[];
  locations: string[];
  price: Minor | null;
  currency: Currency;
  discount: number;
  /** Hundredths of a percent. */
  company_price: number;
  nfc: boolean;
  monthly: boolean;
  category: number;
  provider_id: number;
  provider_name: string;
  provider_picture: string | null;
  favorite: boolean;
  /** Exchange rates of the benefit's currency and of the reader's, in millionths to the euro. */
  own_rate: number;
  reader_rate: number;
};

/** Tables for a `from`: the benefits `b`, and the tables that `benefitColumns` reads too. */
export function benefitTables<Company extends Part, User extends Part, Money extends Part>(
  reader: Record<'companyId', Company> & Record<'userId', User> & Record<'currency', Money>,
  benefits: Text = sql`benefits`,
) {
  return sql`${benefits} b
    join providers p on p.id = b.provider_id
    left join exchange_rates own on own.currency = b.currency
    left join exchange_rates reading on reading.currency = ${reader.currency}
    left join favourites f on f.company_id = ${reader.companyId} and f.user_id = ${reader.userId} and f.benefit_id = b.id`;
}

/** The columns of a `BenefitRow`, for a select from `benefitTables`. */
export function benefitColumns({ language }: Pick<PriceReader, 'language'>): Text {
  const columns = Object.entries(expressions(language));
  return list(...columns.map(([name, expression]) => sql`${expression} as ${sql.raw(name)}`));
}

/** A `BenefitRow` as one JSON value, for statements that read more than benefits. */
export function benefitAsJson({ language }: Pick<PriceReader, 'language'>): Text {
  const pairs = Object.entries(expressions(language));
  return sql`jsonb_build_object(${list(...pairs.map(([name, expression]) => sql`${sql.raw(`'${name}'`)}, ${expression}`))})`;
}

/** A benefit as lists answer it, priced for the reader (product.md 1). */
export function toBenefitInList(row: BenefitRow, reader: PriceReader): BenefitInList {
  const { price, unitPrice: discounted } = pricesFor(row, reader.currency);
  return {
    id: row.id,
    name: row.name,
    short_description: row.short_description,
    ...toldOtherLanguage(row),
    pictures: row.pictures,
    price: row.price === null ? null : toMajor(row.price),
    currency: row.currency,
    price_currency: price === null ? null : toMajor(price),
    price_discount_currency: discounted === null ? null : toMajor(discounted),
    company_price: row.company_price / 100,
    discount: row.discount,
    fixed: row.kind === 'fixed',
    special_offer: row.kind === 'special',
    nfc: row.nfc,
    benefit_type: row.kind,
    category: row.category,
    provider: { id: row.provider_id, name: row.provider_name, picture: row.provider_picture },
    locations: row.locations,
    monthly: row.monthly,
    favorite: row.favorite,
  };
}

type Priced = Pick<BenefitRow, 'price' | 'currency' | 'discount' | 'own_rate' | 'reader_rate'>;

/**
 * The price of one piece for the reader before and after the discount, in minor units of their currency; null when it is agreed
 * on.
 */
export function pricesFor(row: Priced, currency: Currency): { price: Minor | null; unitPrice: Minor | null } {
  if (row.price === null) return { price: null, unitPrice: null };
  const rates = { RSD: 0, EUR: 0, KM: 0, [row.currency]: row.own_rate, [currency]: row.reader_rate };
  const price = convert(row.price, row.currency, currency, rates);
  return { price, unitPrice: unitPrice({ price, discount: row.discount }) };
}

const BENEFIT_TEXTS = ['name', 'short_description', 'description', 'instructions', 'limitations'];

function expressions(language: Language): Record<keyof BenefitRow, Text> {
  return {
    id: sql`b.id`,
    kind: sql`b.kind`,
    name: inLanguage('b.name', language),
    short_description: inLanguage('b.short_description', language),
    in_other_language: inOtherLanguage('b', BENEFIT_TEXTS, language),
    pictures: sql`b.pictures`,
    locations: sql`b.locations`,
    price: sql`b.price`,
    currency: sql`b.currency`,
    discount: sql`b.discount`,
    company_price: sql`b.company_price`,
    nfc: sql`b.nfc`,
    monthly: sql`b.monthly`,
    category: sql`b.category_id`,
    provider_id: sql`p.id`,
    provider_name: sql`p.name`,
    provider_picture: sql`p.picture`,
    favorite: sql`f.benefit_id is not null`,
    own_rate: sql`own.per_euro`,
    reader_rate: sql`reading.per_euro`,
  };
}
