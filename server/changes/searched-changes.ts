import { findsWord, holdsWord, holdsWords, wordsOf } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';

/** Of so many of the newest changes it is asked how often they have each word. */
const ASKED = 500;
/** Among so many words are looked for one by one, where that fills a page: of what is changed often. */
const LATELY = 5000;
/** A word that fewer than these of the newest have is seldom: one in so many would not fill a page from the latest. */
const OFTEN = 2;
/** The longest words, of which one is looked for by the index. */
const MOST_WORDS = 3;

const KEY = sql`c.search_key`;

interface Searching {
  /** Which changes `c` are wanted, beside their words; `before` is among it. */
  filters: Text;
  search: string;
  before: number | undefined;
  most: number;
}

/**
 * The newest changes `c` that have all words of a search. The index of words gives all that has them, in no order, and takes the longer
 * the more often a word is there: so what is changed often is found among the latest, and of several words the index is asked for the
 * one alone that the newest changes have least.
 */
export function searchedChanges({ filters, search, before, most }: Searching): Text {
  const words = wordsOf(search)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS);
  const times = words.map((_, place) => sql`times[${place + 1}::integer]`);
  const page = (which: Text) => sql`select * from changes c where ${filters} and ${which}
    and ${holdsWords(KEY, search)} order by c.id desc limit ${most}::integer`;
  // The rarest of them: the first of those that are there as seldom.
  const earlier = words.map(
    (word, place) =>
      sql`(${page(sql`(select rarest from meant) = ${place + 1}::integer and c.id < (select since from meant) and ${findsWord(KEY, word)}`)})`,
  );
  return sql`
    with asked as materialized (
      select array[${sql.join(
        words.map((word) => sql`count(*) filter (where ${holdsWord(KEY, word)})`),
        sql`, `,
      )}] as times, coalesce(max(c.id), 0) + 1 as next
      from (select id, search_key from changes order by id desc limit ${ASKED}::integer) c),
    meant as materialized (
      select array_position(times, least(${sql.join(times, sql`, `)})) as rarest,
        ${before === undefined ? sql`next` : sql`${before}::bigint`} -
          case when least(${sql.join(times, sql`, `)}) < ${OFTEN}::integer then 0 else ${LATELY}::integer end as since
      from asked),
    lately as materialized (${page(sql`c.id >= (select since from meant)`)}),
    earlier as materialized (
      select * from (${sql.join(earlier, sql` union all `)}) c where (select count(*) from lately) < ${most}::integer)
    select * from (select * from lately union all select * from earlier) c order by id desc limit ${most}::integer`;
}
