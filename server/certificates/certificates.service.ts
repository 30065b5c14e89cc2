import type { Certificate, Verified } from '#contract/certificates/certificates.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inLanguage, inOtherLanguage, type OtherLanguage, toldOtherLanguage } from '../database/in-language.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { newCode, readCode } from '../learning/certificate-code.ts';
import type { LearningFile } from '../learning/courses.table.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey, Reader } from '../people/person-key.ts';
import { replacedCertificate, sameName } from './certificates.errors.ts';

interface Found<One> {
  count: number;
  results: One[];
}

type Row = Certificate & OtherLanguage;

/** The current certificates of a person, newest first, a page in one statement. */
export async function readCertificates(
  database: Database,
  reader: Reader,
  { offset, size }: { offset: number; size: number },
): Promise<Found<Certificate>> {
  const mine = sql`c.company_id = ${reader.companyId} and c.user_id = ${reader.userId} and c.current`;
  const rows = await ask<Found<Row>>(
    database,
    sql`
    select (select count(*)::integer from certificates c where ${mine}) as count, (
      select coalesce(jsonb_agg(to_jsonb(page) order by page.issued_at desc, page.id desc), '[]') from (
        ${certificateRows(reader.language)} where ${mine}
        order by c.issued_at desc, c.id desc limit ${size} offset ${offset}) page) as results`,
  );
  const [{ count, results } = { count: 0, results: [] }] = rows;
  return { count, results: results.map(toAnswer) };
}

/** One certificate of a person, even one that was replaced by a re-issue. Throws notFound. */
export async function readCertificate(
  database: Database | Transaction,
  { companyId, userId, language }: Reader,
  id: number,
): Promise<Certificate> {
  const rows = await ask<Row>(
    database,
    sql`
    ${certificateRows(language)} where c.company_id = ${companyId} and c.user_id = ${userId} and c.id = ${id}`,
  );
  if (!rows[0]) throw notFound();
  return toAnswer(rows[0]);
}

const toAnswer = ({ in_other_language, ...row }: Row): Certificate => ({
  ...row,
  ...toldOtherLanguage({ in_other_language }),
});

const numberOf = sql`c.number || case when c.issue > 1 then '/' || c.issue else '' end`;

function certificateRows(language: Language) {
  return sql`
    select c.id, ${numberOf} as number, k.code,
      case when c.course_id is null then 'package' else 'course' end as kind, coalesce(c.course_id, c.package_id) as pk,
      ${inLanguage('c.title', language)} as title, ${inOtherLanguage('c', ['title'], language)} as in_other_language, c.name, ${isoMoment(sql`c.issued_at`)} as issued_at,
      ${isoMoment(sql`c.reissued_at`)} as reissued_at,
      c.current and c.name <> u.first_name || ' ' || u.last_name as name_differs
    from certificates c
    join certificate_codes k on k.company_id = c.company_id and k.certificate_id = c.id
    join users u on u.company_id = c.company_id and u.id = c.user_id`;
}

/** The sheets and titles from which the PDF of a certificate is made. */
export interface Printed {
  /** The sheets that it can be stamped on; both null when its course or package has none. */
  sheets: Record<Language, LearningFile | null>;
  titles: Record<Language, string>;
}

/** Reads the sheets and titles of a certificate. Throws notFound. */
export async function readPrinted(database: Database, { companyId }: PersonKey, id: number): Promise<Printed> {
  const rows = await ask<Printed>(
    database,
    sql`
    select jsonb_build_object('EN', coalesce(s.certificate_pdf_en, p.certificate_pdf_en),
        'SR', coalesce(s.certificate_pdf_sr, p.certificate_pdf_sr)) as sheets,
      jsonb_build_object('EN', c.title_en, 'SR', c.title_sr) as titles
    from certificates c left join courses s on s.id = c.course_id left join packages p on p.id = c.package_id
    where c.company_id = ${companyId} and c.id = ${id}`,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

/**
 * Issues a certificate again with the person's present name and the same number (product.md 7.10); answers the id of the new
 * one. The one before stays to be verified, as replaced. Refusals: not there or not theirs (404), the same name, replaced (409).
 */
export async function reissue(
  database: Database,
  { person, id, now }: { person: PersonKey; id: number; now: Date },
): Promise<number> {
  const { companyId, userId } = person;
  return inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    const [before] = await readIssue(transaction, { companyId, userId, id });
    if (!before) throw notFound();
    if (!before.current) throw replacedCertificate();
    if (!before.differs) throw sameName();
    await replace(transaction, { companyId, userId, id });
    const [issued] = await issueAgain(transaction, { companyId, id, code: newCode(), now: now.toISOString() });
    if (!issued) throw new Error('a certificate was not issued again');
    return issued.id;
  });
}

const readIssue = statement(
  'read_certificate_issue',
  of<{ current: boolean; differs: boolean }>,
  () => sql`
    select c.current, c.name <> u.first_name || ' ' || u.last_name as differs
    from certificates c join users u on u.company_id = c.company_id and u.id = c.user_id
    where c.company_id = ${number('companyId')} and c.user_id = ${number('userId')} and c.id = ${number('id')}`,
);

const replace = statement(
  'replace_certificate',
  of<object>,
  () => sql`
    update certificates set current = false
    where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')}`,
);

const issueAgain = statement(
  'issue_certificate_again',
  of<{ id: number }>,
  () => sql`
    with issued as (
      insert into certificates (company_id, user_id, course_id, package_id, attempt_id, number, issue, name, title_en,
        title_sr, issued_at, reissued_at)
      select c.company_id, c.user_id, c.course_id, c.package_id, c.attempt_id, c.number, c.issue + 1,
        u.first_name || ' ' || u.last_name, c.title_en, c.title_sr, c.issued_at, ${text('now')}::timestamptz
      from certificates c join users u on u.company_id = c.company_id and u.id = c.user_id
      where c.company_id = ${number('companyId')} and c.id = ${number('id')}
      returning company_id, id),
    coded as (
      insert into certificate_codes (code, company_id, certificate_id) select ${text('code')}, company_id, id from issued)
    select id from issued`,
);

/** The content of a certificate, for anybody who has its code. Throws notFound. */
export async function verify(database: Database, typed: string): Promise<Verified> {
  const code = readCode(typed);
  if (code === null) throw notFound();
  const rows = await ask<Verified>(
    database,
    sql`
    select c.name, jsonb_build_object('en', c.title_en, 'sr', c.title_sr) as course,
      case when c.course_id is null then 'package' else 'course' end as kind, ${numberOf} as number,
      ${isoMoment(sql`c.issued_at`)} as date, ${isoMoment(sql`c.reissued_at`)} as reissued_at, not c.current as replaced
    from certificate_codes k join certificates c on c.company_id = k.company_id and c.id = k.certificate_id
    where k.code = ${code}`,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}
