import type { QueryOf } from '#contract/endpoint.ts';
import type { Invitation, listInvitations } from '#contract/registration/registration.contract.ts';
import type { Database } from '../database/database.ts';
import { findsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { RecordList } from '../records/record-list.ts';
import { IS_LAST, IS_UNOPENED, invitationColumns, statusOf } from './invitation-columns.ts';

export type InvitationQuery = NonNullable<QueryOf<typeof listInvitations>>;

/** The list of invitations for admins: of one company, or of all if `companyId` is null. */
export function invitationList(companyId: number | null, now: Date): RecordList<InvitationQuery> {
  const own = companyId === null ? sql`true` : sql`u.company_id = ${companyId}`;
  return {
    from: companyId === null ? sql`invitations i` : sql`(select * from invitations where company_id = ${companyId}) i`,
    id: companyId === null ? sql`i.id` : sql`i.company_id, i.id`,
    columns: invitationColumns(now),
    filters: {
      // Matches a part of the address, or words of the person's name.
      search: (search) => sql`(strpos(i.email, ${search.trim().toLowerCase()}) > 0 or (i.company_id, i.email) in (
        select u.company_id, u.email from users u where ${own} and ${findsWords(sql`u.search_key`, search)}))`,
      state: (state) => sql`${statusOf(now)} = ${state}`,
      unopened: (wanted) => (wanted ? IS_UNOPENED : sql`not ${IS_UNOPENED}`),
      last: (wanted) => (wanted ? IS_LAST : sql`not (${IS_LAST})`),
    },
    orderings: { created: sql`i.id`, email: sql`i.email collate "C"` },
    first: '-created',
  };
}

/** One invitation of a company, with the additional columns `more`. Throws notFound. */
export async function readInvitation<Told extends Invitation>(
  database: Database,
  { companyId, id, now }: { companyId: number; id: number; now: Date },
  more: Text = sql``,
): Promise<Told> {
  const [found] = await ask<{ invitation: Told }>(
    database,
    sql`
    select to_jsonb(one) as invitation from (
      select ${invitationColumns(now)} ${more} from invitations i where i.company_id = ${companyId} and i.id = ${id}) one`,
  );
  if (!found) throw notFound();
  return found.invitation;
}
