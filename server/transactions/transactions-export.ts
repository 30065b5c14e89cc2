import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { csvFile } from '../csv/csv.ts';
import type { Database } from '../database/database.ts';
import type { Reader } from '../people/person-key.ts';
import { readKeys, readRows, type TransactionRow, type TransactionsQuery } from './transactions.service.ts';
import { EXPORT_TEXTS, HEADINGS } from './transactions-export.texts.ts';

// Rows held in memory at a time, however many there are.
const ROWS_AT_ONCE = 500;

/** Streams the filtered transactions as CSV (RFC 4180). Their keys are read first, so that each occurs once. */
export function exportedTransactions(
  database: Database,
  reader: Reader,
  filters: TransactionsQuery,
): AsyncGenerator<string> {
  return csvFile(HEADINGS, pieces(database, reader, filters));
}

async function* pieces(database: Database, reader: Reader, filters: TransactionsQuery): AsyncGenerator<string[][]> {
  const keys = await readKeys(database, reader, filters);
  for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
    const rows = await readRows(database, reader, keys.slice(from, from + ROWS_AT_ONCE));
    yield rows.map((row) => cellsOf(row, reader.language));
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
