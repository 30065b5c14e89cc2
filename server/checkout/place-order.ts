import { lineTotal, unitPrice } from '#contract/cart/cart.rules.ts';
import type { Currency, Minor, Rates } from '#contract/money/money.rules.ts';
import { accountChanges, changesAsJson } from '../budgets/budgets.service.ts';
import type { SoldLine } from '../cart/cart-lines.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql } from '../database/text.ts';
import { toldValues } from '../notifications/insert-notifications.ts';
import type { PersonKey } from '../people/person-key.ts';
import { orderConfirmation } from './checkout.texts.ts';
import { orderPlaced } from './order-placed.ts';
import { charges, type PaidLine } from './pay-lines.ts';
import { purchaseFinished } from './purchase-finished.ts';
import { voucherValidUntil } from './voucher-codes.ts';

export interface OrderToPlace {
  lines: readonly PaidLine[];
  currency: Currency;
  rates: Rates;
  total: Minor;
  payrollTax: Minor;
  budgetYear: number;
  cartVersion: string;
  idempotencyKey: string | null;
  voucherCode: () => string;
  now: Date;
}

/**
 * Writes all changes of a purchase in one statement, however many lines there are: the order with its frozen lines and vouchers,
 * the accounts and their ledger, the emptied cart, the notification, the e-mail to send. Answers the order's id.
 */
export async function placeOrder(transaction: Transaction, person: PersonKey, order: OrderToPlace): Promise<number> {
  const { lines, rates, currency, total, payrollTax, budgetYear, cartVersion, idempotencyKey, now } = order;
  const { companyId, userId } = person;
  const changes = charges(lines, budgetYear);
  const vouchers = lines.reduce((sum, { line }) => sum + codesOf(line), 0);
  const [placed] = await place(transaction, {
    companyId,
    userId,
    currency,
    total,
    payrollTax,
    budgetYear,
    cartVersion,
    idempotencyKey,
    kind: 'purchase',
    note: '',
    actorId: userId,
    changes: changesAsJson(changes),
    ...toldValues(orderConfirmation({ total, currency, vouchers }), now),
    lines: JSON.stringify(lines.map((line) => asRow(line, order))),
    orderRate: rates[currency],
    validUntil: vouchers > 0 ? voucherValidUntil(now) : null,
  });
  if (!placed || placed.changed !== changes.length) throw new Error('a purchase was not written whole');
  return placed.id;
}

const place = statement(
  'place_order',
  of<{ id: number; changed: number }>,
  () => sql`
    with ${orderPlaced}, ${accountChanges(sql`(select id from placed)`)}, ${purchaseFinished}
    select placed.id, (select count(*)::integer from changed) as changed from placed`,
);

/** How many voucher codes a line has. product.md 4: an eVoucher has a code per piece. */
export const codesOf = ({ wayToBuy, count }: Pick<SoldLine, 'wayToBuy' | 'count'>): number =>
  wayToBuy === 'voucher' ? count : 0;

function asRow({ line, fromCategory, fromFlexible }: PaidLine, { rates, voucherCode }: OrderToPlace) {
  return {
    cart_item_id: line.id,
    benefit_id: line.benefitId,
    root_category_id: line.rootCategoryId,
    way_to_buy: line.wayToBuy,
    name_en: line.nameEn,
    name_sr: line.nameSr,
    provider_name: line.providerName,
    image: line.image,
    count: line.count,
    price: line.price,
    discount: line.discount,
    unit_price: unitPrice(line),
    total: lineTotal(line),
    company_price: line.companyPrice,
    benefit_currency: line.currency,
    benefit_rate: rates[line.currency],
    paid_from_category: fromCategory,
    paid_from_flexible: fromFlexible,
    codes: Array.from({ length: codesOf(line) }, voucherCode),
  };
}
