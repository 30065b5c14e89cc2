import type { Language } from '#contract/language/language.ts';
import { mayRead, type Permission } from '#contract/permissions/permissions.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { type FoundRecord, MOST_RECORDS } from '#contract/today/find.contract.ts';
import { PLATFORM_BENEFITS, PLATFORM_PROVIDERS } from '../benefits/of-platform.ts';
import type { Caller } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { coreRows } from '../core-benefits/core-rows.ts';
import type { Database } from '../database/database.ts';
import { findsWords, holdsWords, readFor } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';

interface FindableKind {
  kind: FoundRecord['kind'];
  /** The permission needed to find records of this kind. */
  permission: Permission;
  /** A `from` of the rows `r` that the caller may see. */
  from: Text;
  name: Text;
  detail: Text;
  /** SQL of the company shown with the record, if any. */
  company?: Text;
}

// There are a few hundred at most, so their names are made searchable as they are looked through.
const CATEGORIES = sql`select c.*, search_key_of(c.name_sr || ' ' || c.name_en) as search_key from categories c`;

const FULL_NAME = fullName('r');

const inOrder = (language: Caller['language']) =>
  language === 'SR' ? (['sr', 'en'] as const) : (['en', 'sr'] as const);

/** A text of `r` in a language, in the other one where there is none. */
const inLanguageOf = (language: Caller['language']) => {
  const [mine, other] = inOrder(language);
  return (text: string) =>
    sql`coalesce(nullif(r.${sql.identifier(`${text}_${mine}`)}, ''), r.${sql.identifier(`${text}_${other}`)})`;
};

/** The name of a draft without a title. */
const UNTITLED: Record<Language, string> = { SR: 'Bez naslova', EN: 'Untitled' };

/** Kinds of records that the search of the platform finds. */
export function findableOnPlatform({ language }: Pick<Caller, 'language'>): readonly FindableKind[] {
  const [mine] = inOrder(language);
  const inOwn = inLanguageOf(language);
  return [
    {
      kind: 'benefit',
      permission: 'platform.catalogue',
      from: sql`${PLATFORM_BENEFITS} r where true`,
      name: inOwn('name'),
      detail: sql`(select p.name from providers p where p.id = r.provider_id)`,
    },
    {
      kind: 'category',
      permission: 'platform.catalogue',
      from: sql`(${CATEGORIES}) r where true`,
      name: inOwn('name'),
      detail: sql`coalesce((select ${sql.raw(`p.name_${mine}`)} from categories p where p.id = r.parent_id), '')`,
    },
    {
      kind: 'provider',
      permission: 'platform.catalogue',
      from: sql`${PLATFORM_PROVIDERS} r where true`,
      name: sql`r.name`,
      detail: sql`''`,
    },
    {
      kind: 'company',
      permission: 'platform.companies',
      from: sql`companies r where true`,
      name: sql`r.name`,
      detail: sql`r.country`,
    },
    {
      kind: 'user',
      permission: 'platform.people',
      from: sql`users r where true`,
      name: FULL_NAME,
      detail: sql`(select c.name from companies c where c.id = r.company_id)`,
      company: sql`r.company_id`,
    },
    {
      kind: 'course',
      permission: 'platform.learning',
      from: sql`courses r where true`,
      name: inOwn('name'),
      detail: inOwn('summary'),
    },
    {
      kind: 'package',
      permission: 'platform.learning',
      from: sql`packages r where true`,
      name: inOwn('name'),
      detail: inOwn('summary'),
    },
    {
      kind: 'coupon',
      permission: 'platform.coupons',
      from: sql`coupons r where true`,
      name: sql`r.name`,
      detail: sql`''`,
    },
    {
      kind: 'document',
      permission: 'platform.content',
      from: sql`documents r where true`,
      name: inOwn('title'),
      detail: sql`r.name`,
    },
    {
      kind: 'suggestion',
      permission: 'platform.suggestions',
      from: sql`suggestions r where true`,
      name: sql`r.name`,
      detail: sql`r.provider`,
      company: sql`r.company_id`,
    },
    {
      kind: 'question',
      permission: 'platform.content',
      from: sql`questions r where true`,
      name: inOwn('question'),
      detail: inOwn('topic'),
    },
    {
      kind: 'announcement',
      permission: 'platform.announcements',
      from: sql`announcements r where true`,
      name: sql`coalesce(nullif(${inOwn('title')}, ''), ${UNTITLED[language]})`,
      detail: sql`''`,
    },
  ];
}

/** Kinds of records that the search of a company's administration finds. */
export function findableInCompany({
  companyId,
  language,
}: Pick<Caller, 'companyId' | 'language'>): readonly FindableKind[] {
  const inOwn = inLanguageOf(language);
  return [
    {
      kind: 'person',
      permission: 'company.people',
      from: sql`users r where r.company_id = ${companyId}`,
      name: FULL_NAME,
      detail: sql`r.position`,
    },
    {
      kind: 'core',
      permission: 'company.core',
      from: sql`${coreRows(companyId)} r where true`,
      name: inOwn('name'),
      detail: sql`r.provider`,
    },
  ];
}

const MINUTE = 60 * 1000;

/** A few records of each kind that the caller may read and that answer to `search`; none for no letters. Refuses the 121st time in a minute. */
export async function findRecords(
  database: Database,
  { companyId, userId, roles }: Caller,
  kinds: readonly FindableKind[],
  { search, now }: { search: string; now: Date },
): Promise<FoundRecord[]> {
  const theirs = kinds.filter(({ permission }) => mayRead(roles, permission));
  if (theirs.length === 0 || searchKey(search).trim() === '') return [];
  await countTry(database, [{ key: `find-records:${companyId}:${userId}`, most: 120, window: MINUTE }], now);
  return ask<FoundRecord>(
    database,
    sql`${sql.join(
      theirs.map((kind) => found(kind, search)),
      sql` union all `,
    )}`,
  );
}

/** How many matches are ranked by name: for a search of one letter, which most records match, ranking all would be too slow. */
const LOOKED_AT = 200;

// The candidates are the matches earliest in the search key, which begins with the names.
function found({ kind, from, name, detail, company = sql`null` }: FindableKind, search: string): Text {
  const key = searchKey(search).trim();
  const place = sql`strpos(${readFor(sql`r.search_key`, key)}, ${key})`;
  const nearest = sql`
    select r.id, ${company}::integer as company, ${name} as name, ${detail} as detail
    from ${from} and ${findsWords(sql`r.search_key`, search)}
    order by ${place} = 0, ${place}, r.id limit ${LOOKED_AT}::integer`;
  return sql`(
    select ${kind}::text as kind, r.id, r.company, r.name, r.detail from (${nearest}) r
    order by ${nearness(sql`r.name`, search)}, sort_key_of(r.name) collate "C", r.id limit ${MOST_RECORDS}::integer)`;
}

// Rank of a match: first names that begin with the search, then names that contain it, then other texts that do.
function nearness(name: Text, search: string): Text {
  const typed = searchKey(search).trim();
  const key = sql`search_key_of(${name})`;
  const isCalled = sql`starts_with(${readFor(key, typed)}, ${typed})`;
  return sql`case when ${isCalled} then 0 when ${holdsWords(key, search)} then 1 else 2 end`;
}
