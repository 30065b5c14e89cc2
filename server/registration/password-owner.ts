import { eq } from 'drizzle-orm';
import { companies } from '../companies/companies.table.ts';
import type { Database } from '../database/database.ts';
import { isPerson } from '../people/change-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { PasswordOwner } from './context-words.ts';

/** Names of which a person's new password must not consist. */
export async function ownerOf(database: Database, person: PersonKey): Promise<PasswordOwner> {
  const [owner] = await database
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      company: companies.name,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(isPerson(person));
  return owner ?? {};
}
