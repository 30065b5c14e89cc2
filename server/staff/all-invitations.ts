import type { QueryOf } from '#contract/endpoint.ts';
import type { listAllInvitations, PlatformInvitation } from '#contract/staff/sent-invitations.contract.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import type { RecordsFile } from '../records/export-records.ts';
import type { RecordList } from '../records/record-list.ts';
import { INVITATIONS_FILE } from '../registration/invitation-file.ts';
import { invitationList, readInvitation } from '../registration/invitation-list.ts';

export type AllInvitationsQuery = NonNullable<QueryOf<typeof listAllInvitations>>;

const COMPANY = sql`, (select jsonb_build_object('id', c.id, 'name', c.name) from companies c where c.id = i.company_id) as company`;

/** The invitations of all companies as the platform lists them. */
export function allInvitations(now: Date): RecordList<AllInvitationsQuery> {
  const list = invitationList(null, now);
  return {
    ...list,
    columns: sql`${list.columns} ${COMPANY}`,
    filters: { ...list.filters, company: (company) => sql`i.company_id = ${company}` },
  };
}

/** One invitation of any company. Throws notFound. */
export const readAnyInvitation = (database: Database, which: { companyId: number; id: number; now: Date }) =>
  readInvitation<PlatformInvitation>(database, which, COMPANY);

/** The invitations of all companies as a file. */
export const ALL_INVITATIONS_FILE: RecordsFile<PlatformInvitation> = {
  headings: ['Kompanija / Company', ...INVITATIONS_FILE.headings],
  cells: (row) => [row.company.name, ...INVITATIONS_FILE.cells(row)],
};
