import type { Language } from '#contract/language/language.ts';
import { sql, type Text } from '../database/text.ts';
import { nameOrAddress } from '../people/full-name.ts';

type Kind = 'benefit' | 'category' | 'company' | 'course' | 'document' | 'person' | 'provider' | 'question';

/** The kind of record that the ids in a field refer to, whatever record has the field; a person is of the record's company. */
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

/** For a change of an `order`, the kind of the records that are ordered, by the kind of the changed record. */
const IN_ORDER: Readonly<Record<string, Kind>> = {
  category: 'category',
  core: 'benefit',
  document: 'document',
  question: 'question',
};

/** SQL of the kind of record that the ids in a field refer to; null when its numbers are not ids. */
const KIND = sql`case v.field when 'order' then ${JSON.stringify(IN_ORDER)}::jsonb ->> c.record_kind
  else ${JSON.stringify(OF_FIELD)}::jsonb ->> v.field end`;

/** The ids within a structured value, the audience of an announcement: kind and JSON path. */
const IN_AUDIENCE: readonly { kind: Kind; place: string }[] = [
  { kind: 'company', place: 'companies[*]' },
  { kind: 'benefit', place: 'benefit' },
  { kind: 'category', place: 'unspent.category' },
];

/** JSON path filter: a number that can be the id of a record. */
const IS_ID = `? (@.type() == "number" && @ == @.floor() && @ > 0 && @ <= ${Number.MAX_SAFE_INTEGER})`;

/** For a value `v`: the kinds of its ids, their JSON paths, and the prefix of their keys in `names`. */
const PLACES = sql`
  select ${KIND} as kind, ${`$[*][*] ${IS_ID}`} as place, '' as before
  union all
  select kind, '$[*].' || place || ${` ${IS_ID}`}, kind || ' '
  from jsonb_to_recordset(${JSON.stringify(IN_AUDIENCE)}::jsonb) as parts (kind text, place text)
  where v.field = 'audience'`;

/**
 * SQL of the names of the records that the values of a change `c` refer to: by field, then by id, in a language; records without
 * a name are left out. For a structured value the key has the kind before the id: `company 4`.
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

// The name in this language, or else in the other one.
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
