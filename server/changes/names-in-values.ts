import type { ListedChange, RecordChange } from '#contract/changes/changes.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

type Names = ListedChange['names'];
type Kind = 'benefit' | 'category' | 'company' | 'course' | 'document' | 'person' | 'provider' | 'question';
type Change = Pick<RecordChange, 'company' | 'record_kind' | 'values'>;

/** What the numbers of a field stand for, whatever record it is of; a person is one of the company of the record. */
const OF_FIELD: Readonly<Record<string, Kind>> = {
  provider_id: 'provider',
  category_id: 'category',
  parent_id: 'category',
  category: 'category',
  benefit: 'benefit',
  companies: 'company',
  courses: 'course',
  given_by: 'person',
  named: 'person',
};

/** Records whose order is a field of them all. */
const IN_ORDER: Readonly<Record<string, Kind>> = {
  category: 'category',
  core: 'benefit',
  document: 'document',
  question: 'question',
};

function kindOf({ record_kind: of }: Change, field: string): Kind | undefined {
  return field === 'order' ? IN_ORDER[of] : OF_FIELD[field];
}

const numbersIn = ({ before, after }: Change['values'][number]) =>
  [before, after].flat().filter((value): value is number => Number.isSafeInteger(value));

/** Gives changes the names of what their values name by numbers, in a language: one more statement, where there are any. */
export async function withNames<Read extends Change>(
  database: Database,
  changes: readonly Read[],
  language: Language,
): Promise<(Read & { names: Names })[]> {
  const named = await readNames(database, changes, language);
  return changes.map((change) => Object.assign({}, change, { names: namesOf(change, named) }));
}

function namesOf(change: Change, named: ReadonlyMap<string, string>): Names {
  const fields = change.values.map((value) => {
    const names = numbersIn(value).flatMap((id) => {
      const name = named.get(`${kindOf(change, value.field)} ${change.company} ${id}`);
      return name ? [[String(id), name] as const] : [];
    });
    return [value.field, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(fields.filter(([, names]) => Object.keys(names).length > 0));
}

async function readNames(database: Database, changes: readonly Change[], language: Language) {
  const wanted = changes.flatMap((change) =>
    change.values.flatMap((value) => {
      const kind = kindOf(change, value.field);
      return kind ? numbersIn(value).map((id) => ({ kind, company: change.company, id })) : [];
    }),
  );
  if (wanted.length === 0) return new Map<string, string>();
  const rows = await ask<{ kind: Kind; company: number; id: number; name: string }>(
    database,
    sql`
    with wanted as (
      select distinct kind, company, id
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (kind text, company bigint, id bigint))
    select w.kind, w.company::float8 as company, w.id::float8 as id, ${nameIn(language)} as name from wanted w`,
  );
  return new Map(rows.map(({ kind, company, id, name }) => [`${kind} ${company} ${id}`, name]));
}

// In the other language where there is none in this one.
function nameIn(language: Language): Text {
  const [own, other] = language === 'SR' ? ['sr', 'en'] : ['en', 'sr'];
  const either = (part: string) =>
    sql`coalesce(nullif(${sql.raw(`${part}_${own}`)}, ''), ${sql.raw(`${part}_${other}`)})`;
  return sql`
    case w.kind
      when 'provider' then (select name from providers where id = w.id)
      when 'company' then (select name from companies where id = w.id)
      when 'category' then (select ${either('name')} from categories where id = w.id)
      when 'benefit' then (select ${either('name')} from benefits where id = w.id)
      when 'course' then (select ${either('name')} from courses where id = w.id)
      when 'document' then (select ${either('title')} from documents where id = w.id)
      when 'person' then (
        select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) from users
        where company_id = w.company and id = w.id and erased_at is null)
      when 'question' then (select ${either('question')} from questions where id = w.id)
    end`;
}
