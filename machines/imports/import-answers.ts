import { endsMany, hasKey, type Mapping } from '#contract/imports/import.rules.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';

/** What is done after writing the rows. */
export interface AfterCommit {
  /** Whether new people are invited: not yet, immediately, or on a day. */
  invite: 'no' | 'now' | 'day';
  inviteOn: string | null;
  /** People missing from the file whose accounts are closed. */
  ending: readonly { id: number; name: string }[];
  lastDay: string | null;
  reason: string;
  /** The number of closed accounts as the person typed it. */
  typed: string;
}

/** Defaults: nobody is invited and no account is closed. */
export const nobody: AfterCommit = {
  invite: 'no',
  inviteOn: null,
  ending: [],
  lastDay: null,
  reason: '',
  typed: '',
};

/** Digits of a typed number, so that 1.204 and 1204 are equal. */
const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** The answer about inviting new people counts only if the import has any. */
const inviteOf = ({ invite }: AfterCommit, seen: Import | null) => ((seen?.figures.added ?? 0) > 0 ? invite : 'no');

/** Problems of the answers, by question. */
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

/** The answers as the body of the commit. */
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

/** Initial mapping of the columns: the saved one, otherwise a guess. */
export function firstMapping(seen: Import | null): Mapping {
  if (seen?.mapping) return seen.mapping;
  const guessed = seen?.columns.flatMap(({ guess }, place) => (guess ? [[guess, place] as const] : [])) ?? [];
  return Object.fromEntries(guessed);
}

/** Whether all columns are known for sure and one of them identifies the record: then the person is not asked for a mapping. */
export function isCertain(seen: Import | null): boolean {
  if (seen?.status !== 'mapping' || seen.mapping !== null) return false;
  return seen.columns.every(({ sure }) => sure) && hasKey(firstMapping(seen));
}

/** The mapping with a field assigned to another column; the field that was there has none any more. */
export function withColumn(mapping: Mapping, chosen: { field: ImportField; column: number | null }): Mapping {
  const others = Object.entries(mapping).filter(([field, place]) => field !== chosen.field && place !== chosen.column);
  return Object.fromEntries(chosen.column === null ? others : [...others, [chosen.field, chosen.column]]);
}
