import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeMe as call } from '#contract/users/users.contract.ts';
import type { Database } from '../database/database.ts';
import { changePerson } from '../people/change-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { checkFields } from '../people/person-problems.ts';

/** Changes a person's own profile; fields that are not sent stay. Throws request.invalid with problems by field. */
export async function changeMe(
  database: Database,
  person: PersonKey,
  changes: BodyOf<typeof call>,
  now: Date,
): Promise<void> {
  const { language, first_name, last_name, position, birth_place, birthday } = changes;
  checkFields({ first_name, last_name, position, birth_place, birthday }, businessDay(now));
  if (Object.keys(changes).length === 0) return;
  const columns = {
    ...(language && { language }),
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(position !== undefined && { position }),
    ...(birth_place !== undefined && { birthPlace: birth_place }),
    ...(birthday !== undefined && { birthday }),
  };
  await changePerson(database, person, columns, now);
}
