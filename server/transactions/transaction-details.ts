import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { ownFirst, textIn } from '#contract/language/language.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { mayCancelOrder, type OrderStatus } from '#contract/orders/orders.rules.ts';
import {
  TRANSACTION_KINDS,
  type TransactionDetails,
  type TransactionKind,
} from '#contract/transactions/transactions.contract.ts';
import { instructionsOf } from '../benefits/instructions.ts';
import type { Database } from '../database/database.ts';
import { toldOtherLanguage } from '../database/in-language.ts';
import { ask } from '../database/statement.ts';
import { notFound } from '../errors/request.errors.ts';
import type { Reader } from '../people/person-key.ts';
import { toVoucherInLine } from '../vouchers/vouchers-of-line.ts';
import { DETAILS, type DetailRow, type LineRow } from './detail-rows.ts';
import { readRow, type TransactionRow, toTransaction } from './transactions.service.ts';

/** Parses the id of a transaction into kind and number. Throws notFound for an invalid one. */
export function readKey(id: string): { kind: TransactionKind; reference: number } {
  const [word, number] = id.split('-');
  const kind = TRANSACTION_KINDS.find((known) => known === word);
  if (!kind) throw notFound();
  return { kind, reference: Number(number) };
}

/** One of the reader's transactions. Throws notFound, for another person's too. `today` is Belgrade's. */
export async function readTransaction(
  database: Database,
  reader: Reader,
  id: string,
  today: string,
): Promise<TransactionDetails> {
  const key = readKey(id);
  const row = await readRow(database, reader, key);
  if (!row) throw notFound();
  const details = await readDetails(database, reader, key);
  const { lines } = details;
  return {
    ...toTransaction(row, reader.language),
    ...paidAndTimed(details),
    lines: lines.map((line) => ({
      ...toLine(line, reader, today),
      how_to_use: isToBeUsed(row) ? usageOf(line, reader) : null,
    })),
    related: relatedTo(row),
    cancellable: isCancellable(row, lines),
  };
}

/** The lines of a person's order and the budgets that paid it. Throws notFound. `today` is Belgrade's. */
export async function readOrdered(database: Database, buyer: Reader, orderId: number, today: string) {
  const details = await readDetails(database, buyer, { kind: 'order', reference: orderId });
  return { ...paidAndTimed(details), lines: details.lines.map((line) => toLine(line, buyer, today)) };
}

async function readDetails(database: Database, reader: Reader, { kind, reference }: ReturnType<typeof readKey>) {
  const [details] = await ask<DetailRow>(database, DETAILS[kind](reader, reference));
  if (!details) throw notFound();
  return details;
}

function paidAndTimed({ lines, payroll_tax, timeline }: DetailRow) {
  return {
    paid_from: paidFrom(lines),
    payroll_tax: payroll_tax === null ? null : toMajor(payroll_tax),
    timeline: timeline.flatMap(({ status, date }) => (date === null ? [] : [{ status, date }])),
  };
}

function relatedTo({ kind, reference, status }: TransactionRow): string | null {
  if (kind === 'refund') return `order-${reference}`;
  return kind === 'order' && status === 'cancelled' ? `refund-${reference}` : null;
}

function isCancellable({ kind, status }: TransactionRow, lines: readonly LineRow[]): boolean {
  const used = lines.flatMap(({ vouchers }) => vouchers).filter(({ used_at }) => used_at !== null).length;
  return kind === 'order' && mayCancelOrder({ status: status as OrderStatus, used });
}

function toLine(
  { name_en, name_sr, category_id: _, year: __, use: ___, vouchers, ...line }: LineRow,
  { language }: Reader,
  today: string,
): Omit<TransactionDetails['lines'][number], 'how_to_use'> {
  return {
    ...line,
    name: textIn(language, { en: name_en, sr: name_sr }),
    unit_price: toMajor(line.unit_price),
    total: toMajor(line.total),
    paid_from_category: toMajor(line.paid_from_category),
    paid_from_flexible: toMajor(line.paid_from_flexible),
    vouchers: vouchers.map((voucher) => toVoucherInLine(voucher, today)),
  };
}

/** specification.md 4: nothing of a cancelled order can be used, nor what only gives money back. */
function isToBeUsed({ kind, status }: TransactionRow): boolean {
  return kind !== 'refund' && status !== 'cancelled';
}

function usageOf({ use }: LineRow, { language }: Reader): TransactionDetails['lines'][number]['how_to_use'] {
  if (!use) return null;
  const { way, website, instructions_en: en, instructions_sr: sr } = use;
  const [own, other] = ownFirst(language, { en, sr });
  const text = instructionsOf(use, way, language);
  return { way, text, ...toldOtherLanguage({ in_other_language: !own && text === other ? ['text'] : [] }), website };
}

/** The total that each budget paid: the yearly ones first, then the flexible one. */
function paidFrom(lines: readonly LineRow[]): TransactionDetails['paid_from'] {
  const byPot = new Map<string, TransactionDetails['paid_from'][number]>();
  const add = (pot: Omit<TransactionDetails['paid_from'][number], 'amount'>, amount: number) => {
    if (amount === 0) return;
    const name = `${pot.category_id}/${pot.year}`;
    byPot.set(name, { ...pot, amount: (byPot.get(name)?.amount ?? 0) + amount });
  };
  for (const { category_id, category, year, paid_from_category } of lines) {
    add({ category_id, category, year }, paid_from_category);
  }
  for (const { paid_from_flexible } of lines) {
    add({ category_id: FLEXIBLE.categoryId, category: null, year: FLEXIBLE.year }, paid_from_flexible);
  }
  return [...byPot.values()].map((pot) => ({ ...pot, amount: toMajor(pot.amount) }));
}
