import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Colleague } from '#contract/staff/person.contract.ts';
import { type PersonField, type PersonProblem, personProblem } from '#contract/staff/staff.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { isAddedDuplicate } from '../admin/record/added-duplicates.ts';
import { ApiError } from '../api/api-error.ts';

const TEXTS = ['first_name', 'last_name', 'email', 'position', 'unit', 'external_id', 'language'] as const;
/** Fields that only the person changes once they have an account. */
const BIRTH = ['birth_place', 'birthday'] as const;

/** The fields of the form, in their order. */
export const PERSON_FIELDS = [...TEXTS, ...BIRTH] as const;
export type PersonText = (typeof PERSON_FIELDS)[number];

/** A person as either site edits them. */
export type EditedPerson = Pick<Colleague, PersonText | 'revision' | 'changed' | 'has_account' | 'state'>;

/** Fields of a new person. */
const EMPTY: EditedRecord = {
  fields: Object.fromEntries(PERSON_FIELDS.map((field) => [field, field === 'language' ? 'SR' : ''])),
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A person as fields of their form; missing values are ''. */
export const editedOf = (person: EditedPerson): EditedRecord => ({
  fields: Object.fromEntries(PERSON_FIELDS.map((field) => [field, person[field] ?? ''])),
  revision: person.revision,
  offered: true,
  by: person.changed.by?.name ?? null,
  at: person.changed.at,
});

/** A typed field, as text. */
export const typedIn = (fields: Fields, field: PersonText): string => String(fields[field] ?? '');

/** Problems of the typed fields, by the rules that the server applies too. */
export function personProblems(fields: Fields, now: Date): Partial<Record<PersonField, PersonProblem>> {
  const today = businessDay(now);
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) => {
      // The language is one of two options and cannot be wrong.
      const problem = field === 'language' ? null : personProblem(field, typedIn(fields, field), today);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/** The calls that read and save people, in one's own company or in any. */
export interface PeopleCalls {
  get: (signal?: AbortSignal) => Promise<EditedPerson>;
  add: (body: NewPerson, changes: Fields) => Promise<EditedPerson>;
  change: (seen: number, body: Record<string, string | null>) => Promise<EditedPerson>;
  /** The person with this address and last name. */
  find: (email: string, lastName: string, changes: Fields) => Promise<EditedPerson | null>;
}

interface NewPerson {
  email: string;
  first_name: string;
  last_name: string;
  [field: string]: string | null;
}

/** Reads a person for their form, and saves the changes. `open` is the key of the person, or `new`. */
export function personCalls(open: string, calls: PeopleCalls, onRead: (person: EditedPerson) => void) {
  const tried = new Set<string>();
  const edited = (person: EditedPerson) => {
    onRead(person);
    return editedOf(person);
  };
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      open === NEW ? EMPTY : edited(await calls.get(signal)),
    findAdded: async (changes: Fields): Promise<EditedRecord | null> => {
      const added = await findAdded(calls, changes);
      return added && editedOf(added);
    },
    save: async ({ seen, changes, key }: SaveTry): Promise<EditedRecord> => {
      if (seen > 0) return edited(await calls.change(seen, bodyOf(changes)));
      const isAgain = tried.has(key);
      tried.add(key);
      return editedOf(await add(calls, changes, isAgain));
    },
  };
}

/** Fields that are sent as null where they are empty. */
const NULLED: readonly string[] = ['external_id', 'birthday'];

const bodyOf = (changes: Fields): Record<string, string | null> =>
  Object.fromEntries(
    PERSON_FIELDS.filter((field) => field in changes).map((field) => {
      const typed = typedIn(changes, field).trim();
      return [field, typed === '' && NULLED.includes(field) ? null : typed];
    }),
  );

/** Adds a person. Where this repeats a call without an answer, the person with that address may be the one that it added. */
async function add(calls: PeopleCalls, changes: Fields, isAgain: boolean): Promise<EditedPerson> {
  try {
    return await calls.add(Object.assign(bodyOf(changes), knownBy(changes)), changes);
  } catch (error) {
    if (!isAgain || !(error instanceof ApiError) || error.status !== 400) throw error;
    const added = await findAdded(calls, changes);
    if (!added) throw error;
    return added;
  }
}

/** The person with that address and name: a save without an answer may have added them. */
async function findAdded(calls: PeopleCalls, changes: Fields): Promise<EditedPerson | null> {
  const { email, first_name, last_name } = knownBy(changes);
  const found = await calls.find(email.toLowerCase(), last_name, changes);
  return found && isAddedDuplicate(found, { first_name }) ? found : null;
}

/** The required fields of a new person. */
const knownBy = (changes: Fields) => ({
  email: typedIn(changes, 'email').trim(),
  first_name: typedIn(changes, 'first_name').trim(),
  last_name: typedIn(changes, 'last_name').trim(),
});
