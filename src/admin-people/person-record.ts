import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import {
  addColleague,
  changeColleague,
  getColleague,
  listColleagues,
} from '#contract/staff/company-people.contract.ts';
import type { Colleague } from '#contract/staff/person.contract.ts';
import { type PersonField, type PersonProblem, personProblem } from '#contract/staff/staff.rules.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { NEW } from '../admin/list-address.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

const TEXTS = ['first_name', 'last_name', 'email', 'position', 'unit', 'external_id'] as const;
/** One's own once one has an account. */
const BIRTH = ['birth_place', 'birthday'] as const;

/** The fields of the form, in their order. */
export const PERSON_FIELDS = [...TEXTS, ...BIRTH] as const;
export type PersonText = (typeof PERSON_FIELDS)[number];

/** A person who is not there yet. */
const EMPTY: EditedRecord = {
  fields: Object.fromEntries(PERSON_FIELDS.map((field) => [field, ''])),
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A person as the form has them: what there is none of is an empty field. */
export const editedOf = (person: Colleague): EditedRecord => ({
  fields: Object.fromEntries(PERSON_FIELDS.map((field) => [field, person[field] ?? ''])),
  revision: person.revision,
  offered: true,
  by: person.changed.by?.name ?? null,
  at: person.changed.at,
});

/** A field as it is typed. */
export const typedIn = (fields: Fields, field: PersonText): string => String(fields[field] ?? '');

/** What the rules say of what is typed. */
export function personProblems(fields: Fields, now: Date): Partial<Record<PersonField, PersonProblem>> {
  const today = businessDay(now);
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) => {
      const problem = personProblem(field, typedIn(fields, field), today);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/** Reads a person for their form, and saves what was changed of them. `open` is their number, or `new`. */
export function personCalls(open: string, onRead: (person: Colleague) => void) {
  const params = { id: Number(open) };
  const tried = new Set<string>();
  const edited = (person: Colleague) => {
    onRead(person);
    return editedOf(person);
  };
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      open === NEW ? EMPTY : edited(await callEndpoint(getColleague, { params, signal })),
    save: async ({ seen, changes, key }: SaveTry): Promise<EditedRecord> => {
      if (seen === 0) {
        const isAgain = tried.has(key);
        tried.add(key);
        return editedOf(await add(changes, isAgain));
      }
      const headers = { 'If-Revision-Match': String(seen) };
      return edited(await callEndpoint(changeColleague, { params, headers, body: bodyOf(changes) }));
    },
  };
}

/** What there is none of goes as null where the call has one. */
const NULLED: readonly string[] = ['external_id', 'birthday'];

const bodyOf = (changes: Fields): Record<string, string | null> =>
  Object.fromEntries(
    PERSON_FIELDS.filter((field) => field in changes).map((field) => {
      const typed = typedIn(changes, field).trim();
      return [field, typed === '' && NULLED.includes(field) ? null : typed];
    }),
  );

/** Asked once more because no answer came, somebody with that address may be the one who was just added. */
async function add(changes: Fields, isAgain: boolean): Promise<Colleague> {
  const email = typedIn(changes, 'email').trim();
  const [first_name, last_name] = [typedIn(changes, 'first_name').trim(), typedIn(changes, 'last_name').trim()];
  try {
    return await callEndpoint(addColleague, { body: Object.assign(bodyOf(changes), { email, first_name, last_name }) });
  } catch (error) {
    if (!isAgain || !(error instanceof ApiError) || error.status !== 400) throw error;
    const { results } = await callEndpoint(listColleagues, { query: { search: email, page_size: 100 } });
    const added = results.find((each) => each.email === email.toLowerCase() && each.last_name === last_name);
    if (!added) throw error;
    return callEndpoint(getColleague, { params: { id: added.id } });
  }
}
