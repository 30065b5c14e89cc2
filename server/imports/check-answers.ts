import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { ToEnd } from './end-missing.ts';
import { IN_ANY_COMPANY, IN_COMPANY } from './import-places.ts';
import { importStatus } from './imports.errors.ts';
import { type HeldImport, WROTE } from './lock-import.ts';

/** Choices sent with a commit: the people to end, and whether to invite new ones. */
interface Answers {
  end: Pick<ToEnd, 'people' | 'lastDay'> | null;
  invites: boolean;
}

/** Checks that an import that is already written was committed with the same choices, where they have an effect. Throws importStatus. */
export async function checkAnswers(
  transaction: Transaction,
  { companyId, id, status }: HeldImport,
  { end, invites }: Answers,
): Promise<void> {
  // The invitations task belongs to the person who wrote the import; tasks are indexed by person, not by import.
  const [found] = await ask<{ isOther: boolean }>(
    transaction,
    sql`
    with written as (select * from imports where company_id = ${companyId} and id = ${id}),
    ended as (select e.id, e.day from written i, jsonb_to_recordset(i.ended) as e (id bigint, day text)),
    asked as (select id::bigint as id from jsonb_array_elements_text(${JSON.stringify(end?.people ?? [])}::jsonb) as ids (id))
    select (
      exists (
        select from ended e full join asked a on a.id = e.id
        where e.id is null or a.id is null or e.day <> ${end?.lastDay ?? null}::text)
      or exists (
        select from written i where ${invites}::boolean and i.rows_added > 0 and not exists (
          select from changes ch join tasks t on t.company_id = ch.actor_company_id and t.created_by = ch.actor_id
          where ch.company_id = ${companyId} and ${WROTE}
            and t.kind in (${IN_COMPANY.invitations}, ${IN_ANY_COMPANY.invitations}) and t.created_at >= i.committed_at
            and t.payload -> 'importId' = to_jsonb(i.id)))) as "isOther"`,
  );
  if (found?.isOther !== false) throw importStatus(status);
}
