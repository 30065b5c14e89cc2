import { sql, type Text } from '../database/text.ts';
import { ratesAsJson } from '../money/money.service.ts';

/** How many of a currency one euro buys, in millionths; read once for the statement. */
export const rateOf = (currency: Text) => sql`(${ratesAsJson} ->> ${currency}::text)::numeric`;

/**
 * SQL that converts an amount between currencies, rounded as `convert` of the contract does it: with integer division, because a
 * decimal quotient could fall on the wrong side of a half. The rates are read once for the statement.
 */
export const convertedIn = (amount: Text, from: Text, to: Text): Text =>
  sql`case when ${from} = ${to} then ${amount} else ${convertedBy(amount, rateOf(from), rateOf(to))} end`;

/** SQL that converts an amount by the rates `from` and `to`, which are numeric. */
export const convertedBy = (amount: Text, from: Text, to: Text): Text =>
  sql`div(2 * ${amount} * ${to} + ${from}, 2 * ${from})::bigint`;

/** SQL of a price after its discount, rounded as `unitPrice` of the contract does it. */
export const unitPriceOf = (price: Text, discount: Text): Text =>
  sql`(2 * (${price}) * (100 - (${discount})) + 100) / 200`;
