import { findsWord, findsWords, holdsWord, holdsWords, wordsOf } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';

/** How many of the newest changes are sampled for the frequency of each word. */
const ASKED = 500;
/** How many of the newest changes are scanned first for frequent words, without the index; often they fill a page. */
const LATELY = 5000;
/** A word that fewer than this many of the sampled changes have is rare: scanning the newest changes would not fill a page. */
const OFTEN = 2;
/** How many words, the longest ones, are sampled; the index is searched for one of them. */
const MOST_WORDS = 3;

/** Key of the name of a change's record, which has an index. It is empty for a person, whose name would be a value. */
const KEY = sql`c.search_key`;
/** Search key of a change's record, whatever its kind: for a person the one of their present name. */
const NAMED = sql`case when c.record_kind = 'person' then (
    select u.search_key from users u
    where u.company_id = c.company_id and u.id = c.record_id::bigint and u.erased_at is null)
  else ${KEY} end`;

interface Searching {
  /** SQL condition on the changes `c` besides the search; it includes `before`. */
  filters: Text;
  /** SQL condition on the people `u` whose changes are wanted; null when none are. */
  people: Text | null;
  search: string;
  before: number | undefined;
  most: number;
}

/**
 * SQL of the newest changes `c` that have all words of a search. The index gives all matches of a word without order, and is
 * slower the more frequent the word is. So frequent words are first searched among the newest changes, and of several words the
 * index is searched only for the one that is rarest among the newest. People are found by their own index, and their changes by
 * that of each record.
 */
export function searchedChanges({ filters, people, search, before, most }: Searching): Text {
  const words = wordsOf(search)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
  const times = words.map((_, place) => sql`times[${place + 1}::integer]`);
  const page = (which: Text, key = KEY) => sql`select * from changes c where ${filters} and ${which}
    and ${holdsWords(key, search)} order by c.id desc limit ${most}::integer`;
  // One branch per word; only that of the rarest word runs (the first, of several equally rare ones).
  const earlier = words.map(
    (word, place) =>
      sql`(${page(sql`(select rarest from meant) = ${place + 1}::integer and c.id < (select since from meant) and ${findsWord(KEY, word)}`)})`,
  );
  if (people) {
    earlier.push(sql`(
      select c.* from (
        select u.company_id, u.id::text as record from users u
        where ${people} and u.erased_at is null and ${findsWords(sql`u.search_key`, search)}) p
      cross join lateral (
        select * from changes c
        where c.record_kind = 'person' and c.record_id = p.record and c.company_id = p.company_id and ${filters}
          and c.id < (select since from meant)
        order by c.id desc limit ${most}::integer) c)`);
  }
  return sql`
    with asked as materialized (
      select array[${sql.join(
        words.map((word) => sql`count(*) filter (where ${holdsWord(NAMED, word)})`),
        sql`, `,
      )}] as times, coalesce(max(c.id), 0) + 1 as next
      from (select id, company_id, record_kind, record_id, search_key from changes order by id desc limit ${ASKED}::integer) c),
    meant as materialized (
      select array_position(times, least(${sql.join(times, sql`, `)})) as rarest,
        ${before === undefined ? sql`next` : sql`${before}::bigint`} -
          case when least(${sql.join(times, sql`, `)}) < ${OFTEN}::integer then 0 else ${LATELY}::integer end as since
      from asked),
    lately as materialized (${page(sql`c.id >= (select since from meant)`, NAMED)}),
    earlier as materialized (
      select * from (${sql.join(earlier, sql` union all `)}) c where (select count(*) from lately) < ${most}::integer)
    select * from (select * from lately union all select * from earlier) c order by id desc limit ${most}::integer`;
}
