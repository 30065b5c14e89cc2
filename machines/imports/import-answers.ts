import { endsMany, hasKey, type Mapping } from '#contract/imports/import.rules.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';

/** What is to be done beside writing the rows. */
export interface AfterCommit {
  /** Whether those who are new are invited: not yet, at once, or on a day. */
  invite: 'no' | 'now' | 'day';
  inviteOn: string | null;
  /** Who is not in the file and ends, by their names. */
  ending: readonly { id: number; name: string }[];
  lastDay: string | null;
  reason: string;
  /** How many end, as it was typed. */
  typed: string;
}

/** Nobody is invited and nobody ends unless somebody says so. */
export const nobody: AfterCommit = {
  invite: 'no',
  inviteOn: null,
  ending: [],
  lastDay: null,
  reason: '',
  typed: '',
};

/** However it is typed: 1.204 and 1204. */
const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** Nobody is asked when those who are new are invited once there are none. */
const inviteOf = ({ invite }: AfterCommit, seen: Import | null) => ((seen?.figures.added ?? 0) > 0 ? invite : 'no');

/** What misses of what was answered, by what was asked. */
export function problemsOf(after: AfterCommit, seen: Import | null): Record<string, 'missing' | 'other_count'> {
  const { inviteOn, ending, lastDay, reason, typed } = after;
  const ends = ending.length > 0;
  const isOther = endsMany(ending.length, seen?.people ?? 0) && digitsOf(typed) !== String(ending.length);
  const found: [string, boolean, 'missing' | 'other_count'][] = [
    ['inviteOn', inviteOf(after, seen) === 'day' && inviteOn === null, 'missing'],
    ['lastDay', ends && lastDay === null, 'missing'],
    ['reason', ends && reason.trim() === '', 'missing'],
    ['typed', isOther, 'other_count'],
  ];
  return Object.fromEntries(found.flatMap(([asked, isWrong, problem]) => (isWrong ? [[asked, problem]] : [])));
}

/** What goes with the commit, as its call takes it. */
export function answersOf(after: AfterCommit, seen: Import | null) {
  const { inviteOn, ending, lastDay, reason, typed } = after;
  const invite = inviteOf(after, seen);
  return {
    invite: invite !== 'no',
    on: invite === 'day' ? (inviteOn ?? undefined) : undefined,
    end:
      ending.length === 0
        ? undefined
        : {
            people: ending.map(({ id }) => id),
            last_day: lastDay ?? '',
            reason: reason.trim(),
            count: digitsOf(typed) === '' ? undefined : Number(digitsOf(typed)),
          },
  };
}

/** Which column is what: as it was said, else as it is guessed. */
export function firstMapping(seen: Import | null): Mapping {
  if (seen?.mapping) return seen.mapping;
  const guessed = seen?.columns.flatMap(({ guess }, place) => (guess ? [[guess, place] as const] : [])) ?? [];
  return Object.fromEntries(guessed);
}

/** Whether each of its columns is known for sure, and what a row is about by one of them: then nobody is asked which is what. */
export function isCertain(seen: Import | null): boolean {
  if (seen?.status !== 'mapping' || seen.mapping !== null) return false;
  return seen.columns.every(({ sure }) => sure) && hasKey(firstMapping(seen));
}

/** The same with a field in another column; whatever was there before is in none. */
export function withColumn(mapping: Mapping, chosen: { field: ImportField; column: number | null }): Mapping {
  const others = Object.entries(mapping).filter(([field, place]) => field !== chosen.field && place !== chosen.column);
  return Object.fromEntries(chosen.column === null ? others : [...others, [chosen.field, chosen.column]]);
}
