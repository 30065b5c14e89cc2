import type { Kind, WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { PromoMaterial } from '#server/benefits/benefits.table.ts';

/** A provider of the demo shop; benefits refer to it by its key. */
export interface ProviderContent {
  key: string;
  name: string;
  /** A full address; benefits bought on the web lead there. */
  website?: string | undefined;
  /** The name of a drawing, as in `BenefitContent.pictures`. */
  picture?: string | undefined;
}

export const COMPANY_CODES = ['IZBOR-RS', 'IZBOR-ME', 'IZBOR-BA'] as const;

/** The demo companies, by the codes that people register with. */
export type CompanyCode = (typeof COMPANY_CODES)[number];

/** A benefit of the demo shop as it is written by hand; the seed gives it ids, dates and search keys. */
export interface BenefitContent {
  /** Key by which a budget, a cart or a purchase of the demo people refers to it. */
  key?: string | undefined;
  /** `sport` or `sport/gym`. */
  category: string;
  kind: Kind;
  way: WayToBuy;
  /** The provider's key. */
  provider: string;
  nameEn: string;
  nameSr: string;
  shortEn: string;
  shortSr: string;
  /** The six long texts are html: p, ul, ol, li, strong, em, h3, a. */
  descriptionEn: string;
  descriptionSr: string;
  instructionsEn: string;
  instructionsSr: string;
  limitationsEn: string;
  limitationsSr: string;
  /** Major units of `currency`, as people write them (5900, 14951.2); null for a price by agreement. */
  price: number | null;
  currency: Currency;
  /** Discount in percent; 0 when omitted. */
  discount?: number | undefined;
  /** The employer's payroll tax in percent, such as 15.47; 0 when omitted. */
  companyPrice?: number | undefined;
  /** Bought in a store with the card. */
  nfc?: boolean | undefined;
  /** Charged every month. */
  monthly?: boolean | undefined;
  /** Places of contract/benefits LOCATIONS, of one or more currencies. */
  locations: readonly string[];
  /** Names of pictures below /pictures/ without `.svg`, the cover first: `sport-kettlebell-0`. */
  pictures: readonly string[];
  promo?: readonly PromoMaterial[] | undefined;
  /** The only companies that are offered it; all when omitted. */
  onlyFor?: readonly CompanyCode[] | undefined;
  website?: string | undefined;
  /** Number of purchases and days since it was added, for benefits that belong on the first page; the seed spreads the others. */
  bought?: number | undefined;
  addedDaysAgo?: number | undefined;
}
