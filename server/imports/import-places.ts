import type { ImportKind } from '#contract/imports/import-fields.ts';
import type { CompanyPermission, PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { HeldImport, ImportKey } from './lock-import.ts';

/** On which site imports of a kind are brought. */
export interface ImportPlace {
  kind: ImportKind;
  permission: CompanyPermission | PlatformPermission;
  /** The words of its tasks in `server/task-kinds.ts`. */
  tasks: { check: string; undo: string };
  /** Of which company an import is that somebody names there by its id. Throws notFound. */
  companyOf: (database: Database, caller: PersonKey, id: number) => Promise<number>;
  /** Whether those of any company are brought there, so that each is called by its company, too. */
  ofAnyCompany?: true;
}

/** The same of people, where those who are new can be invited by a task. */
export interface PeoplePlace extends ImportPlace {
  invitations: string;
}

const own: ImportPlace['companyOf'] = async (_, { companyId }) => companyId;

/** Of people into a company, by those who look after them there. */
export const IN_COMPANY: PeoplePlace = {
  kind: 'people',
  permission: 'company.people',
  tasks: { check: 'import_check', undo: 'import_undo' },
  invitations: 'invitations',
  companyOf: own,
};

/** Of people into any company, by people of the platform. */
export const IN_ANY_COMPANY: PeoplePlace = {
  kind: 'people',
  permission: 'platform.people',
  tasks: { check: 'user_import_check', undo: 'user_import_undo' },
  invitations: 'user_invitations',
  companyOf: async (database, _, id) => {
    const [found] = await find(database, { id, kind: 'people' });
    if (!found) throw notFound();
    return found.companyId;
  },
  ofAnyCompany: true,
};

/** Of benefits into the catalogue. */
export const IN_CATALOGUE: ImportPlace = {
  kind: 'benefits',
  permission: 'platform.catalogue',
  tasks: { check: 'benefit_import_check', undo: 'benefit_import_undo' },
  companyOf: own,
};

/** Of budgets for people of a company, by those who look after these. */
export const OF_BUDGETS: ImportPlace = {
  kind: 'budgets',
  permission: 'company.budgets',
  tasks: { check: 'budget_import_check', undo: 'budget_import_undo' },
  companyOf: own,
};

const find = statement(
  'find_import',
  of<{ companyId: number }>,
  () => sql`select company_id as "companyId" from imports where id = ${number('id')} and kind = ${text('kind')}`,
);

/** What a task on an import is about: its file, and its company where it may be any. */
export const calledIn = ({ ofAnyCompany }: ImportPlace, { fileName, company }: HeldImport): string =>
  ofAnyCompany ? `${fileName}, ${company}` : fileName;

/** Which import it is that somebody names there by its id. Throws notFound. */
export async function keyAt(place: ImportPlace, database: Database, caller: PersonKey, id: number): Promise<ImportKey> {
  return { companyId: await place.companyOf(database, caller, id), id, kind: place.kind };
}
