import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { LastChanged } from '#contract/records/record-list.contract.ts';

/** Query for the newest records of a list. */
export const NEWEST = { ordering: '-changed', page_size: 5 } as const;

/** The newest records of a list. */
export type Newest<Row> = (query: typeof NEWEST) => Promise<{ readonly results: readonly Row[] }>;

/** The fields that were sent when a record was added; other fields of its row are not compared. */
type Sent<Row> = { readonly [Name in keyof Row]?: unknown };

interface Revised {
  revision: number;
}

interface Changed {
  changed: LastChanged;
}

/** The person who sent the record, and when they last typed, where that is known. */
export interface Sender {
  person: number;
  at?: string | undefined;
}

/**
 * The newest records that equal one whose addition got no answer, so that it is not added twice (product.md 7.15). With a sender, only
 * those that this person can have added, because others may add the same.
 */
export async function findAddedDuplicates<Row extends Revised & Changed>(
  newest: Newest<Row>,
  sent: Sent<Row>,
  sender?: Sender,
): Promise<Row[]> {
  const { results } = await newest(NEWEST);
  return results.filter((row) => isAddedDuplicate(row, sent) && (!sender || isByAdder(row, sender)));
}

/** Whether a record still equals what was sent when it was added: at revision 1, unless `sent` names another revision. */
export const isAddedDuplicate = <Row extends Revised>(row: Row, sent: Sent<Row>): boolean =>
  isAlike(row, Object.assign({ revision: 1 }, sent));

/** How far the clock of a device may be ahead of the server's, in milliseconds. */
const AHEAD = 60 * 60_000;

/** Whether the sender can have added this record: they changed it last, and not before they typed it. */
export const isByAdder = ({ changed }: Changed, { person, at = '' }: Sender): boolean =>
  changed.by?.id === person && !(Date.parse(changed.at) < Date.parse(at) - AHEAD);

/** Compares as the server stores: texts are trimmed, and of nested objects (a category) only the fields that were sent count. */
function isAlike(kept: unknown, sent: unknown): boolean {
  if (isFields(kept) && isFields(sent)) return Object.entries(sent).every(([name, part]) => isAlike(kept[name], part));
  return isSame(kept, typeof sent === 'string' ? sent.trim() : sent);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
