import type { QueryOf } from '#contract/endpoint.ts';
import type { PersonState } from '#contract/staff/person.contract.ts';
import type { listUsers, RoleFilter } from '#contract/staff/platform-people.contract.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { isAnyOf, letsAny, type RecordList } from '../records/record-list.ts';
import { isInState, listedColumns, userColumns } from './staff-columns.ts';

export type UserQuery = NonNullable<QueryOf<typeof listUsers>>;

/** The list of people of all companies for the platform. */
export function users(now: Date): RecordList<UserQuery> {
  const withCode = sql`u.one_time_secret is not null`;
  return {
    from: sql`users u`,
    id: sql`u.company_id, u.id`,
    columns: sql`${listedColumns(now)}, ${userColumns}`,
    filters: {
      search: (search) => findsWords(sql`u.search_key`, search),
      company: isAnyOf(sql`u.company_id`),
      role: (roles) => letsAny(roles, hasRole),
      state: (states) => letsAny<PersonState>(states, (state) => isInState(state, now)),
      without_code: (without) => (without ? sql`not (${withCode})` : withCode),
      ids: isAnyOf(sql`u.id`),
    },
    orderings: { name: sql`u.sort_key collate "C"`, created: sql`u.created_at` },
    first: '+name',
  };
}

function hasRole(filter: RoleFilter): Text {
  const [site, role] = filter.split('.');
  if (site === 'admin') return sql`u.is_admin and ${String(role)} = any(u.admin_roles)`;
  if (site === 'company') return sql`u.is_company_admin and ${String(role)} = any(u.company_roles)`;
  return sql`u.corporate_account`;
}
