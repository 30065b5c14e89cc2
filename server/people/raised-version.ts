import { number, type Part, sql } from '../database/text.ts';

/** A common table that raises `users.version`, the ETag of v2/me/, of each of `people (company_id, user_id)`. */
export const raisedVersion = <People extends Part>(people: People) => sql`raised as (
    update users u set version = u.version + 1 from ${people} seen_anew
    where u.company_id = seen_anew.company_id and u.id = seen_anew.user_id)`;

/** Like `raisedVersion`, for the person with the parameters `companyId` and `userId`. */
export const raisedOwnVersion = raisedVersion(
  sql`(select ${number('companyId')}::bigint as company_id, ${number('userId')}::bigint as user_id)`,
);

/** Like `raisedVersion`, for the person locked by `turn`, when `changed` has rows. */
export const raisedInTurn = <Changed extends Part>(changed: Changed) =>
  raisedVersion(sql`(select turn.company_id, turn.user_id from turn where exists (select from ${changed}))`);
