import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import { cartVersion } from '#contract/cart/cart.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import {
  type BenefitRow,
  benefitAsJson,
  benefitTables,
  type PriceReader,
  pricesFor,
  toBenefitInList,
} from '../benefits/benefit-in-list.ts';
import { soldTo } from '../benefits/sold-to.ts';
import { cartItemOf, type StoredCartItem } from '../cart/read-cart-item.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, value } from '../database/text.ts';
import { keptBenefits } from './kept-revision.ts';

interface KeptRow {
  /** Null when it is not in the cart. */
  item: number | null;
  count: number;
  accepted_price: Minor | null;
  sold: boolean;
  listed_revision: number;
  /** Its place among the favourites, if it is one. */
  place: number;
  benefit: BenefitRow;
}

/** A person's cart, oldest first, with its version, and their favourites that are still sold, newest first. */
export interface Kept {
  cart: CartItem[];
  cart_version: string;
  favorite: BenefitInList[];
}

/** A line of the cart with its benefit, and what one piece of it costs in the reader's currency; null when that is agreed on. */
export interface KeptLine extends StoredCartItem {
  card: BenefitInList;
  unitPrice: Minor | null;
}

const readIn = (language: Language) =>
  statement(`read_kept_${language}`, of<KeptRow>, () => {
    const reader = {
      companyId: number('companyId'),
      userId: number('userId'),
      currency: value('currency', of<Currency>),
    };
    return sql`
      select c.id as item, c.count, c.accepted_price, ${soldTo(reader.companyId)} as sold, b.listed_revision,
        (row_number() over (order by f.created_at desc nulls last, b.id))::integer as place,
        ${benefitAsJson({ language })} as benefit
      from ${benefitTables(reader)}
      left join cart_items c on c.company_id = ${number('companyId')} and c.user_id = ${number('userId')} and c.benefit_id = b.id
      where b.id ${keptBenefits}
      order by c.id`;
  });

const read = { EN: readIn('EN'), SR: readIn('SR') };

/**
 * Reads the cart and the favourites of a reader with the revision of their benefits (kept-revision.ts), in one statement. The
 * catalogue in memory gives the same answer without one (kept-of-catalogue.ts).
 */
export async function readKept(database: Database, reader: PriceReader): Promise<{ kept: Kept; revision: number }> {
  const { companyId, userId, currency, language } = reader;
  const rows = await read[language](database, { companyId, userId, currency });
  const revision = rows.reduce((sum, { listed_revision }) => sum + Number(listed_revision), 0);
  return { kept: shownTo(rows, reader), revision };
}

function shownTo(rows: readonly KeptRow[], reader: PriceReader): Kept {
  const shown = rows.map((row) => ({
    ...row,
    card: toBenefitInList(row.benefit, reader),
    unitPrice: pricesFor(row.benefit, reader.currency).unitPrice,
  }));
  const lines = shown.flatMap(({ item, ...line }) => (item === null ? [] : [{ ...line, id: item }]));
  const favourites = shown.filter(({ card }) => card.favorite).sort((one, other) => one.place - other.place);
  return toKept(lines, favourites);
}

/** Makes cart and favourites from their lines, both in order; favourites that are no longer sold are left out. */
export function toKept(lines: readonly KeptLine[], favourites: readonly Pick<KeptLine, 'card' | 'sold'>[]): Kept {
  const cart = lines.map((line) => cartItemOf(line, line.card));
  const seen = lines.map(({ id, count, unitPrice }, index) => ({
    id,
    count,
    unitPrice: cart[index]?.available ? unitPrice : null,
  }));
  const sold = favourites.filter((favourite) => favourite.sold);
  return { cart, cart_version: cartVersion(seen), favorite: sold.map(({ card }) => card) };
}
