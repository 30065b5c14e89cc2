import type { ImportKind } from '#contract/imports/import-fields.ts';
import type { CompanyPermission, PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { HeldImport, ImportKey } from './lock-import.ts';

/** The site on which imports of a kind are made. */
export interface ImportPlace {
  kind: ImportKind;
  permission: CompanyPermission | PlatformPermission;
  /** The names of its tasks in `server/task-kinds.ts`. */
  tasks: { check: string; undo: string };
  /** Company of the import with this id, as this site sees it. Throws notFound. */
  companyOf: (database: Database, caller: PersonKey, id: number) => Promise<number>;
  /** Whether the site handles imports of any company, so that tasks also name the company. */
  ofAnyCompany?: true;
}

/** A site for imports of people, where new people can be invited by a task. */
export interface PeoplePlace extends ImportPlace {
  invitations: string;
}

const own: ImportPlace['companyOf'] = async (_, { companyId }) => companyId;

/** People of one company, imported by their own admins. */
export const IN_COMPANY: PeoplePlace = {
  kind: 'people',
  permission: 'company.people',
  tasks: { check: 'import_check', undo: 'import_undo' },
  invitations: 'invitations',
  companyOf: own,
};

/** People of any company, imported by the platform. */
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

/** Benefits of the catalogue, imported by the platform. */
export const IN_CATALOGUE: ImportPlace = {
  kind: 'benefits',
  permission: 'platform.catalogue',
  tasks: { check: 'benefit_import_check', undo: 'benefit_import_undo' },
  companyOf: own,
};

/** Budgets of a company's people, imported by their own admins. */
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

/** Title of a task on an import: the file's name, and the company where the site handles any company. */
export const calledIn = ({ ofAnyCompany }: ImportPlace, { fileName, company }: HeldImport): string =>
  ofAnyCompany ? `${fileName}, ${company}` : fileName;

/** Key of the import with this id, as this site sees it. Throws notFound. */
export async function keyAt(place: ImportPlace, database: Database, caller: PersonKey, id: number): Promise<ImportKey> {
  return { companyId: await place.companyOf(database, caller, id), id, kind: place.kind };
}
