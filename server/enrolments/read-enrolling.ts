import type { Currency, Minor, Rates } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, type Text, textOrNull } from '../database/text.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import type { PersonKey } from '../people/person-key.ts';

/** The subject of an enrolment: a course, or a package. */
export type Learning = { courseId: number; packageId: null } | { courseId: null; packageId: number };

/** The fields of a course or a package that an enrolment copies. */
export interface Named {
  id: number;
  nameEn: string;
  nameSr: string;
  image: string | null;
  currency: Currency;
}

/** A course of a package that is on offer. */
export interface CourseOfPackage extends Named {
  /** The person has it already. */
  enrolled: boolean;
}

/** All data for the decision about an enrolment. */
export interface Enrolling {
  /** Null when there is no such course or package. `price` is in its own currency; null when it is free. */
  learning: (Named & { active: boolean; price: Minor | null }) | null;
  /** For a package, its courses in their order. */
  courses: CourseOfPackage[];
  /** The person has it already. */
  enrolled: boolean;
  /** The enrolment that the same key made before. */
  prior: (Learning & { couponName: string | null; pricePaid: Minor }) | null;
  /** The coupon of that name, when it is still given. */
  coupon: { id: number; name: string; percentOff: number } | null;
  /** The currency in which the person pays. */
  currency: Currency;
  rates: Rates;
}

interface Asked {
  companyId: number;
  userId: number;
  courseId: number | null;
  packageId: number | null;
  couponKey: string | null;
  idempotencyKey: string | null;
}

/** Reads what enrolling decides on. The person's row is locked before, so that nothing of it is out of date. */
export async function readEnrolling(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  asked: Learning & Pick<Asked, 'couponKey' | 'idempotencyKey'>,
): Promise<Enrolling> {
  const [row] = await read(transaction, { companyId, userId, ...asked });
  if (!row) throw new Error(`no company ${companyId}`);
  return { ...row, rates: completeRates(row.rates) };
}

const mine = sql`e.company_id = ${number('companyId')} and e.user_id = ${number('userId')}`;

const named = (table: 'c' | 'p'): Text =>
  sql.raw(`'id', ${table}.id, 'nameEn', ${table}.name_en, 'nameSr', ${table}.name_sr, 'image', ${table}.image,
    'currency', ${table}.currency`);

const read = statement(
  'read_enrolling',
  of<Enrolling>,
  () => sql`
    select coalesce((
      select jsonb_build_object(${named('c')}, 'active', c.active, 'price', c.price) from courses c
      where c.id = ${numberOrNull('courseId')}::integer), (
      select jsonb_build_object(${named('p')}, 'active', p.active, 'price', p.price) from packages p
      where p.id = ${numberOrNull('packageId')}::integer)) as learning, (
      select coalesce(jsonb_agg(jsonb_build_object(${named('c')}, 'enrolled', exists (
        select from enrolments e where ${mine} and e.course_id = c.id)) order by o.position, c.id), '[]')
      from package_courses o join courses c on c.id = o.course_id
      where o.package_id = ${numberOrNull('packageId')}::integer and c.active) as courses, exists (
      select from enrolments e
      where ${mine} and (e.course_id = ${numberOrNull('courseId')}::integer or e.package_id = ${numberOrNull('packageId')}::integer))
      as enrolled, (
      select jsonb_build_object('courseId', e.course_id, 'packageId', e.package_id, 'couponName', e.coupon_name,
        'pricePaid', e.price_paid)
      from enrolments e where ${mine} and e.idempotency_key = ${textOrNull('idempotencyKey')}) as prior, (
      select jsonb_build_object('id', k.id, 'name', k.name, 'percentOff', k.percent_off) from coupons k
      where k.name_key = ${textOrNull('couponKey')} and k.active) as coupon,
      company.currency, ${ratesAsJson} as rates
    from companies company where company.id = ${number('companyId')}`,
);
