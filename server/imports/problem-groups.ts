import { cellText } from '#contract/imports/import.rules.ts';
import { type Import, OF_ONE_WORD } from '#contract/imports/import-shapes.contract.ts';
import { likeliestAmong } from '#contract/imports/likeness.rules.ts';
import { MENDED_SLIPS } from '#contract/imports/slips.rules.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import type { ImportKey } from './lock-import.ts';
import { rowsOf } from './rows-of.ts';
import { TWIN_FIELD } from './settle-rows.ts';

/** Later groups show up once earlier ones are solved. */
const MOST_GROUPS = 200;
const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** SQL for the problems of an import `i`, grouped so that one correction solves a group. */
export const groupsOfProblems = sql`(select coalesce(jsonb_agg(jsonb_build_object('field', field, 'code', code, 'from', word,
    'rows', rows, 'slips', slips) order by rows desc, field, code, word), '[]')
  from (
    select field, code, word, sum(n)::integer as rows, coalesce(jsonb_agg(jsonb_build_object('slip', slip, 'rows', n)
      order by n desc, slip) filter (where slip in (${quoted(MENDED_SLIPS)})), '[]') as slips
    from (
      select field, code, word, slip, count(distinct line)::integer as n from (
        select r.line, p ->> 'field' as field, p ->> 'code' as code, p ->> 'slip' as slip,
          case when p ->> 'code' in (${quoted(OF_ONE_WORD)}) then r.cells ->> (i.mapping ->> (p ->> 'field'))::integer end as word
        from import_rows r, jsonb_array_elements(r.problems) p where ${rowsOf} and not r.left_out
        union all
        select r.line, ${TWIN_FIELD}, 'twin', null, null
        from import_rows r where ${rowsOf} and r.twin and not r.left_out) found
      group by field, code, word, slip) counted
    group by field, code, word order by rows desc, field, code, word limit ${sql.raw(String(MOST_GROUPS))}) grouped)`;

type Group = Import['groups'][number];

/** The groups, with the likeliest existing name for each unknown or nearly matching one. */
export async function withLikes(
  database: Database,
  { companyId, kind }: ImportKey,
  groups: readonly Omit<Group, 'like'>[],
): Promise<Group[]> {
  const asked = groups.filter(({ code }) => code === 'alike' || code === 'unknown');
  const likes = new Map<string, ReturnType<typeof likeliestAmong>>();
  for (const field of new Set(asked.map((group) => group.field)))
    likes.set(field, likeliestAmong(await IMPORT_KINDS[kind].known(database, companyId, field)));
  return groups.map((group) =>
    Object.assign(
      { like: asked.includes(group) ? (likes.get(group.field)?.(cellText(group.from ?? '')) ?? null) : null },
      group,
    ),
  );
}
