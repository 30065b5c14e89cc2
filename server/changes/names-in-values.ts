import type { Language } from '#contract/language/language.ts';
import { sql, type Text } from '../database/text.ts';
import { nameOrAddress } from '../people/full-name.ts';

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

/** Where numbers stand for something in a value that has parts: whom an announcement is for. */
const IN_AUDIENCE: readonly { kind: Kind; place: string }[] = [
  { kind: 'company', place: 'companies[*]' },
  { kind: 'benefit', place: 'benefit' },
  { kind: 'category', place: 'unspent.category' },
];

/** A number that a record can have. */
const IS_ID = `? (@.type() == "number" && @ == @.floor() && @ > 0 && @ <= ${Number.MAX_SAFE_INTEGER})`;

/** Of a value `v` of what kind its numbers are, where they stand, and what is written before them in `names`. */
const PLACES = sql`
  select ${KIND} as kind, ${`$[*][*] ${IS_ID}`} as place, '' as before
  union all
  select kind, '$[*].' || place || ${` ${IS_ID}`}, kind || ' '
  from jsonb_to_recordset(${JSON.stringify(IN_AUDIENCE)}::jsonb) as parts (kind text, place text)
  where v.field = 'audience'`;

/**
 * By field what the numbers in the values of a change `c` stand for, by number and in a language; without what has no name. In a
 * value that has parts the number stands after its kind: `company 4`.
 */
export const namesOfValues = (language: Language): Text => sql`(
  select coalesce(jsonb_object_agg(field, names), '{}')
  from (
    select v.field, jsonb_object_agg(p.before || w.id, w.name) as names
    from change_values v
    cross join lateral (${PLACES}) p
    cross join lateral (
      select id, ${nameIn(language)} as name
      from (
        select p.kind, c.company_id as company, number::bigint as id
        from jsonb_path_query(jsonb_build_array(v.before, v.after), p.place::jsonpath) number) w) w
    where v.company_id = c.company_id and v.change_id = c.id and p.kind is not null and w.name is not null
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
        select ${nameOrAddress('users')} from users
        where company_id = w.company and id = w.id and erased_at is null)
      when 'question' then (select ${either('question')} from questions where id = w.id)
    end`;
}
