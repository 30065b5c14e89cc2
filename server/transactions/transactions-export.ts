import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import type { Reader } from '../people/person-key.ts';
import { readTransactions, type TransactionRow, type TransactionsQuery } from './transactions.service.ts';
import { EXPORT_TEXTS, HEADINGS } from './transactions-export.texts.ts';

// So many rows are held at once, however many there are.
const ROWS_AT_ONCE = 500;
/** So that programs of offices read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The filtered transactions as CSV (RFC 4180), piece by piece. */
export async function* exportedTransactions(
  database: Database,
  reader: Reader,
  filters: TransactionsQuery,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(HEADINGS)}`;
  for (let page = 1; ; page += 1) {
    const { results } = await readTransactions(database, reader, { ...filters, page, page_size: ROWS_AT_ONCE });
    if (results.length > 0) yield results.map((row) => csvLine(cellsOf(row, reader.language))).join('');
    if (results.length < ROWS_AT_ONCE) return;
  }
}

function cellsOf(
  { kind, reference, status, effect, date, currency, amount, names }: TransactionRow,
  language: Language,
) {
  const texts = EXPORT_TEXTS[language];
  const providers = [...new Set(names.map(({ provider }) => provider))];
  return [
    `${kind}-${reference}`,
    businessDay(new Date(date)),
    texts.kinds[kind],
    names.map((name) => textIn(language, name)).join('; '),
    providers.join('; '),
    texts.statuses[status],
    texts.effects[effect],
    toMajor(amount).toFixed(2),
    shownCurrency(currency),
  ];
}

/** One line of CSV. A cell that a spreadsheet would take for a formula is made a text (api.md 6). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function defused(cell: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
