import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { LastChanged } from '#contract/records/record-list.contract.ts';

/** How a list is asked for its newest records. */
export const NEWEST = { ordering: '-changed', page_size: 5 } as const;

/** The newest records of a list. */
export type Newest<Row> = (query: typeof NEWEST) => Promise<{ readonly results: readonly Row[] }>;

/** What was sent of a record, by the names that its list has: what else its row says does not count. */
type Sent<Row> = { readonly [Name in keyof Row]?: unknown };

interface Revised {
  revision: number;
}

interface Changed {
  changed: LastChanged;
}

/** Who sent what is looked for, and when it was typed last, where that is known. */
export interface Sender {
  person: number;
  at?: string | undefined;
}

/**
 * Of the newest records of a list those that are as one was just sent, where no answer came to its addition: so it is not added
 * twice (product.md 7.15). With a sender only what they can have added, for others may add the same.
 */
export async function addedAlike<Row extends Revised & Changed>(
  newest: Newest<Row>,
  sent: Sent<Row>,
  sender?: Sender,
): Promise<Row[]> {
  const { results } = await newest(NEWEST);
  return results.filter((row) => isAddedAlike(row, sent) && (!sender || isByAdder(row, sender)));
}

/** Whether a record is as it was sent when it was added, and nobody has changed it since, unless another revision is named. */
export const isAddedAlike = <Row extends Revised>(row: Row, sent: Sent<Row>): boolean =>
  isAlike(row, Object.assign({ revision: 1 }, sent));

/** So far the clock of a device may be ahead of the server's. Milliseconds. */
const AHEAD = 60 * 60_000;

/** Whether a record can be what somebody sent, where others may be as it is: they made it so, and not before it was typed. */
export const isByAdder = ({ changed }: Changed, { person, at = '' }: Sender): boolean =>
  changed.by?.id === person && !(Date.parse(changed.at) < Date.parse(at) - AHEAD);

/** As the server keeps it: texts without blanks around them. Of what a record names, such as its category, what was sent counts. */
function isAlike(kept: unknown, sent: unknown): boolean {
  if (isFields(kept) && isFields(sent)) return Object.entries(sent).every(([name, part]) => isAlike(kept[name], part));
  return isSame(kept, typeof sent === 'string' ? sent.trim() : sent);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
