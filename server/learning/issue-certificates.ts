import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { newCode } from './certificate-code.ts';

interface Passed {
  person: PersonKey;
  /** The attempt that has just passed. */
  attempt: { id: number; courseId: number };
  now: Date;
}

/**
 * Issues the certificate of the course that was passed, and those of the packages that it completes (product.md 7.10), in the
 * transaction that scores the attempt. The caller has locked the person's row and stored the attempt as passed.
 */
export async function issueCertificates(
  transaction: Transaction,
  { person, attempt, now }: Passed,
): Promise<{ certificate: number; packageCertificates: number[] }> {
  const { id: attemptId, courseId } = attempt;
  const [issued] = await issue(transaction, { ...keyOf(person), ...told(now), attemptId, courseId, packageId: null });
  if (!issued) throw new Error('a course was passed without a certificate');
  return {
    certificate: issued.id,
    packageCertificates: await issueCompletePackages(transaction, { person, now, attemptId }),
  };
}

/**
 * Issues the certificates of the person's packages whose courses are all passed and that have none yet; answers their ids. Also
 * used when a person enrols in a package whose courses they have all passed before. The person's row is locked.
 */
export async function issueCompletePackages(
  transaction: Transaction,
  { person, now, attemptId }: Pick<Passed, 'person' | 'now'> & { attemptId?: number },
): Promise<number[]> {
  const certificates: number[] = [];
  for (const { packageId, lastAttempt } of await completePackages(transaction, keyOf(person))) {
    const complete = { packageId, attemptId: attemptId ?? lastAttempt, courseId: null };
    const [issued] = await issue(transaction, { ...keyOf(person), ...told(now), ...complete });
    if (issued) certificates.push(issued.id);
  }
  return certificates;
}

const keyOf = ({ companyId, userId }: PersonKey) => ({ companyId, userId });
const told = (now: Date) => ({ now: now.toISOString(), code: newCode() });

// Name and title are copied into the certificate, so that later changes do not affect it.
const issue = statement(
  'issue_certificate',
  of<{ id: number }>,
  () => sql`
    with issued as (
      insert into certificates (company_id, user_id, course_id, package_id, attempt_id, number, name, title_en, title_sr,
        issued_at)
      select u.company_id, u.id, ${numberOrNull('courseId')}::integer, ${numberOrNull('packageId')}::integer, ${number('attemptId')}::bigint,
        'IZB-' || to_char(${text('now')}::timestamptz at time zone 'Europe/Belgrade', 'YYYY') || '-'
          || lpad(drawn.number, greatest(6, length(drawn.number)), '0'),
        u.first_name || ' ' || u.last_name, t.name_en, t.name_sr, ${text('now')}::timestamptz
      from users u, (
        select name_en, name_sr from courses where id = ${numberOrNull('courseId')}::integer
        union all
        select name_en, name_sr from packages where id = ${numberOrNull('packageId')}::integer) t,
        (select nextval('certificate_numbers')::text as number) drawn
      where u.company_id = ${number('companyId')} and u.id = ${number('userId')}
      returning company_id, id),
    coded as (
      insert into certificate_codes (code, company_id, certificate_id) select ${text('code')}, company_id, id from issued)
    select id from issued`,
);

const completePackages = statement(
  'complete_packages',
  of<{ packageId: number; lastAttempt: number }>,
  () => sql`
    select e.package_id as "packageId", passed.last as "lastAttempt"
    from enrolments e, lateral (
      select count(*) as courses, max(a.id) as last from attempts a
      where a.company_id = e.company_id and a.user_id = e.user_id and a.status = 'passed'
        and e.course_ids @> to_jsonb(a.course_id)) passed
    where e.company_id = ${number('companyId')} and e.user_id = ${number('userId')}
      and passed.courses = jsonb_array_length(e.course_ids) and passed.courses > 0
      and not exists (
        select from certificates c
        where c.company_id = e.company_id and c.user_id = e.user_id and c.package_id = e.package_id)
    order by e.package_id`,
);
