import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { type PlanNames, planNames } from './plan-names.ts';
import { queryOf } from './query-of.ts';
import { placesOf, sendQuery } from './send-query.ts';
import type { Of, Text } from './text.ts';

/** A statement that was written once: runs with its values and answers its rows. */
export type Statement<Row, Given extends object> = (database: Database | Transaction, values: Given) => Promise<Row[]>;

const MOST_NAMES = 500;

/**
 * Writes a statement once, with the places of its values (`number`, `text`, `value`) where they come: what its text names must be
 * given when it runs, and nothing else. Its rows are `of<Row>`, or none. The text is put together at the first run only, and
 * PostgreSQL keeps its plan under `name`, which no other statement may have: both cost more than most of our statements take.
 * One without a name (null) is planned each time: what goes over thousands of rows at once, by a plan that was made when there were
 * few, takes minutes.
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
 * Makes a way to ask what is put together anew each time, because its text follows what is wanted: filters, an order, a language.
 * PostgreSQL keeps the plans of the texts that `nameOf` names. Answers the rows.
 */
export function askBy(nameOf: PlanNames) {
  return <Row>(database: Database | Transaction, text: SQL): Promise<Row[]> => {
    const query = queryOf(text);
    return sendQuery<Row>(database, { text: query.sql, name: nameOf(query.sql), values: query.params });
  };
}

/** Asks what is put together anew each time. From the second time on PostgreSQL keeps the plan of a text. Answers the rows. */
export const ask = askBy(planNames(MOST_NAMES));

const askAnew = askBy(() => undefined);

/**
 * How to ask for a list. One that filters narrow is planned for their values each time: of a plan for any value PostgreSQL believes that
 * as many rows have one value as another, and reads a long table to its end for one that nothing has.
 */
export const askFor = (isNarrowed: boolean) => (isNarrowed ? askAnew : ask);
