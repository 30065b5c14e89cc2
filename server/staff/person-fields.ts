import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeColleague } from '#contract/staff/company-people.contract.ts';
import { type PersonField, personProblem } from '#contract/staff/staff.rules.ts';
import { isTaken, violatedConstraint } from '../database/sql-state.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { normalEmail } from '../session/sign-in-limits.ts';
import { addressTaken, numberTaken, problemText } from './staff.errors.ts';

export type PersonFields = BodyOf<typeof changeColleague>;

/** The fields of a person that its history tells of, each of them a value that can be erased. */
export const TOLD = [
  ...[
    'email',
    'pending_email',
    'first_name',
    'last_name',
    'position',
    'unit',
    'external_id',
    'language',
    'birth_place',
    'birthday',
  ],
  ...['ends_on', 'active'],
];

/** What is written of a person, by the columns of its table. Throws request.invalid, field by field. */
export function columnsOf(fields: PersonFields, now: Date) {
  const { email, first_name, last_name, position, unit, external_id, language, birth_place, birthday } = fields;
  const typed = { email, first_name, last_name, position, unit, external_id, birth_place, birthday };
  checkFields(typed, businessDay(now));
  return {
    email: email === undefined ? undefined : normalEmail(email),
    firstName: first_name,
    lastName: last_name,
    position,
    unit,
    externalId: external_id === '' ? null : external_id,
    language,
    birthPlace: birth_place,
    birthday,
  };
}

type Typed = Partial<Record<PersonField, string | null | undefined>>;

/** Throws request.invalid with what is wrong with fields of a person, whoever typed them. */
export function checkFields(typed: Typed, today: string): void {
  const wrong = wrongFields(typed, today);
  if (Object.keys(wrong).length > 0) throw requestInvalid(wrong);
}

/** What is wrong with fields of a person; those that are left out stay as they are. */
export function wrongFields(typed: Typed, today: string): Record<string, Text> {
  const wrong: Record<string, Text> = {};
  for (const [name, text] of Object.entries(typed)) {
    if (text === undefined || text === null) continue;
    const field = name as PersonField;
    const problem = personProblem(field, text, today);
    if (problem) wrong[field] = problemText(field, problem);
  }
  return wrong;
}

/** Says at which field it is what somebody else of the company has already. */
export async function unlessTaken<Done>(write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const constraint = violatedConstraint(error);
    if (constraint === 'users_external') throw requestInvalid({ external_id: numberTaken });
    if (constraint === 'users_email') throw requestInvalid({ email: addressTaken });
    throw error;
  }
}
