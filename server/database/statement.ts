import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { type PlanNames, planNames } from './plan-names.ts';
import { queryOf } from './query-of.ts';
import { placesOf, sendQuery } from './send-query.ts';
import type { Of, Text } from './text.ts';

/** A prepared statement: runs with its values and returns its rows. */
export type Statement<Row, Given extends object> = (database: Database | Transaction, values: Given) => Promise<Row[]>;

const MOST_NAMES = 500;

/**
 * Prepares a statement with placeholders for its values (`number`, `text`, `value`): exactly these must be given when it runs. Its rows
 * have the type `of<Row>`. The text is rendered at the first run only, and PostgreSQL caches its plan under `name`, which must be unique:
 * both cost more than most of our statements take. Without a name (null) it is planned at each run: for statements over thousands of rows a
 * plan that was made when there were few takes minutes.
 */
export function statement<Row, Given extends object>(
  name: string | null,
  _rows: Of<Row>,
  text: () => Text<Given>,
): Statement<Row, Given> {
  let written: { text: string; valuesFor: ReturnType<typeof placesOf> } | undefined;
  const write = () => {
    const query = queryOf(text());
    return { text: query.sql, valuesFor: placesOf(query) };
  };
  return (database, given) => {
    written ??= write();
    const values = written.valuesFor(given as Record<string, unknown>);
    return sendQuery<Row>(database, { text: written.text, name: name ?? undefined, values });
  };
}

/**
 * Makes a function that runs statements whose text differs from call to call: with filters, an order, a language. PostgreSQL caches the
 * plans of the texts that `nameOf` names. Returns the rows.
 */
export function askBy(nameOf: PlanNames) {
  return <Row>(database: Database | Transaction, text: SQL): Promise<Row[]> => {
    const query = queryOf(text);
    return sendQuery<Row>(database, { text: query.sql, name: nameOf(query.sql), values: query.params });
  };
}

/** Runs a statement whose text differs from call to call, and returns the rows. PostgreSQL caches its plan from the second time on. */
export const ask = askBy(planNames(MOST_NAMES));

const askAnew = askBy(() => undefined);

/**
 * The function to run a list's statement with. A list narrowed by filters is planned for their values each time: a generic plan assumes
 * that all values are equally frequent, and reads a long table to its end for a value that no row has.
 */
export const askFor = (isNarrowed: boolean) => (isNarrowed ? askAnew : ask);
