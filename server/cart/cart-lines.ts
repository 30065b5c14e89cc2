import { type Kind, mayGoInCart, type WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { type PricedLine, type SeenLine, unitPrice } from '#contract/cart/cart.rules.ts';
import { type Currency, convert, type Minor, type Rates } from '#contract/money/money.rules.ts';
import { soldTo } from '../benefits/sold-to.ts';
import { number, type Part, sql } from '../database/text.ts';

/** A line of a cart as stored: with the benefit's own price, not yet the reader's. */
export interface UnpricedLine {
  id: number;
  count: number;
  /** The unit price that the person saw when they put it in the cart or last accepted; null when that is not known. */
  acceptedPrice: Minor | null;
  benefitId: number;
  rootCategoryId: number;
  nameEn: string;
  nameSr: string;
  providerName: string;
  image: string | null;
  wayToBuy: WayToBuy;
  kind: Kind;
  monthly: boolean;
  currency: Currency;
  price: Minor | null;
  discount: number;
  companyPrice: number;
  /** Active, and for this company. */
  sold: boolean;
}

/** A line that can be bought, priced for the reader: `price` is in their currency. */
export type SoldLine = UnpricedLine & PricedLine & { price: Minor };

/** SQL of the fields of a line about the benefit `b` of the provider `p`, as pairs of a JSON object. */
export function benefitInLine<Company extends Part>(companyId: Company) {
  return sql`
      'benefitId', b.id, 'rootCategoryId', b.root_category_id,
      'nameEn', b.name_en, 'nameSr', b.name_sr, 'providerName', p.name, 'wayToBuy', b.way_to_buy, 'kind', b.kind,
      'monthly', b.monthly, 'currency', b.currency, 'price', b.price, 'discount', b.discount,
      'companyPrice', b.company_price, 'sold', ${soldTo(companyId)},
      'image', (select shown.value->>'image' from jsonb_array_elements(b.pictures) shown
        order by (shown.value->>'position')::integer limit 1)`;
}

/** All lines of the cart of the person `companyId`, `userId` as one JSON value, oldest first, for statements that read other data too. */
export const cartLinesAsJson = sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'count', c.count, 'acceptedPrice', c.accepted_price, ${benefitInLine(number('companyId'))}
    ) order by c.id), '[]')
    from cart_items c join benefits b on b.id = c.benefit_id join providers p on p.id = b.provider_id
    where c.company_id = ${number('companyId')} and c.user_id = ${number('userId')})`;

/** A line priced for the reader; null when it can't be bought (any more). */
export function priceLine(line: UnpricedLine, currency: Currency, rates: Rates): SoldLine | null {
  const { price, kind, monthly, sold } = line;
  if (!sold || price === null || !mayGoInCart({ price, benefit_type: kind, monthly })) return null;
  return inCurrency({ ...line, price }, currency, rates);
}

/** A line with its price in the reader's currency. */
export function inCurrency(line: UnpricedLine & { price: Minor }, currency: Currency, rates: Rates): SoldLine {
  return {
    ...line,
    price: convert(line.price, line.currency, currency, rates),
    companyPriceBasisPoints: line.companyPrice,
  };
}

/** A line as the reader sees it now, for a cart version; `priced` is the line by `priceLine`. */
export function seenNow({ id, count }: UnpricedLine, priced: SoldLine | null): SeenLine {
  return { id, count, unitPrice: priced && unitPrice(priced) };
}
