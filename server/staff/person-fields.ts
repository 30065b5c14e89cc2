import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeColleague } from '#contract/staff/company-people.contract.ts';
import { isTaken, violatedConstraint } from '../database/sql-state.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { checkFields } from '../people/person-problems.ts';
import { normalEmail } from '../session/sign-in-limits.ts';
import { addressTaken, numberTaken } from './staff.errors.ts';

export type PersonFields = BodyOf<typeof changeColleague>;

/** Fields of a person that the history shows; each value can be erased. */
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

/** Converts fields to columns of `users`. Throws request.invalid with a message per field. */
export function columnsOf(fields: PersonFields, now: Date) {
  const { email, first_name, last_name, position, unit, external_id, language, birth_place, birthday } = fields;
  const typed = { email, first_name, last_name, position, unit, external_id, birth_place, birthday };
  checkFields(typed, businessDay(now));
  return {
    email: email === undefined ? undefined : normalEmail(email),
    firstName: first_name,
    lastName: last_name,
    position,
    // Normalised, so that equal-looking names are equal whatever their encoding.
    unit: unit?.normalize('NFC'),
    externalId: external_id === '' ? null : external_id?.normalize('NFC'),
    language,
    birthPlace: birth_place,
    birthday,
  };
}

/** Converts a violated unique constraint to request.invalid at the field of the address or number. */
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
