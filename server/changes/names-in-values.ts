import type { Language } from '#contract/language/language.ts';
import { sql, type Text } from '../database/text.ts';

type Kind = 'benefit' | 'category' | 'company' | 'course' | 'document' | 'person' | 'provider' | 'question';

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

/** What a field of a change is of; null where its numbers stand for nothing. */
const KIND = sql`case v.field when 'order' then ${JSON.stringify(IN_ORDER)}::jsonb ->> c.record_kind
  else ${JSON.stringify(OF_FIELD)}::jsonb ->> v.field end`;

/** The numbers in a value that a record can have: its own, or those of a list. */
const NUMBERS = sql`jsonb_path_query(jsonb_build_array(v.before, v.after),
  '$[*][*] ? (@.type() == "number" && @ == @.floor() && @ > 0 && @ <= ${sql.raw(String(Number.MAX_SAFE_INTEGER))})')`;

/** By field what the numbers in the values of a change `c` stand for, by number and in a language; without what has no name. */
export const namesOfValues = (language: Language): Text => sql`(
  select coalesce(jsonb_object_agg(field, names), '{}')
  from (
    select v.field, jsonb_object_agg(w.id, w.name) as names
    from change_values v
    cross join lateral (select ${KIND} as kind) k
    cross join lateral (
      select id, ${nameIn(language)} as name
      from (select k.kind, c.company_id as company, number::bigint as id from ${NUMBERS} number) w) w
    where v.company_id = c.company_id and v.change_id = c.id and k.kind is not null and w.name is not null
    group by v.field) named)`;

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
