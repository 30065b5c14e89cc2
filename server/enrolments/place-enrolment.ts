import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { accountChanges, changesAsJson } from '../budgets/budgets.service.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { list, number, numberOrNull, of, sql, text, textOrNull, value } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedOwnVersion } from '../people/raised-version.ts';
import type { CourseOfPackage, Enrolling, Learning } from './read-enrolling.ts';

interface EnrolmentToPlace extends Pick<Enrolling, 'currency' | 'rates' | 'coupon' | 'courses'> {
  person: PersonKey;
  wanted: Learning;
  learning: NonNullable<Enrolling['learning']>;
  /** Before and after the coupon, in the person's currency. */
  price: Minor;
  pricePaid: Minor;
  idempotencyKey: string | null;
  now: Date;
}

/**
 * Writes an enrolment, those of the courses of a package, the payment and its ledger entry, in one statement. The account is locked and has
 * enough. Free enrolments do not touch the accounts.
 */
export async function placeEnrolment(transaction: Transaction, enrolment: EnrolmentToPlace): Promise<void> {
  const { person, wanted, learning, courses, coupon, price, pricePaid, currency, rates, idempotencyKey, now } =
    enrolment;
  const { companyId, userId } = person;
  const changes = pricePaid > 0 ? [{ ...FLEXIBLE, spent: pricePaid }] : [];
  const [placed] = await place(transaction, {
    companyId,
    userId,
    ...wanted,
    price,
    pricePaid,
    currency,
    idempotencyKey,
    now: now.toISOString(),
    nameEn: learning.nameEn,
    nameSr: learning.nameSr,
    image: learning.image,
    couponId: coupon?.id ?? null,
    couponName: coupon?.name ?? null,
    percentOff: coupon?.percentOff ?? 0,
    ownCurrency: learning.currency,
    ownRate: rates[learning.currency],
    chargeRate: rates[currency],
    kind: 'enrolment',
    note: '',
    actorId: userId,
    changes: changesAsJson(changes),
    courseIds: wanted.packageId === null ? null : JSON.stringify(courses.map(({ id }) => id)),
    withIt: JSON.stringify(courses.filter(({ enrolled }) => !enrolled).map((course) => asRow(course, rates))),
  });
  if (placed?.changed !== changes.length) throw new Error('an enrolment was not written whole');
}

function asRow({ id, nameEn, nameSr, image, currency }: CourseOfPackage, rates: Enrolling['rates']) {
  return { course_id: id, name_en: nameEn, name_sr: nameSr, image, currency, rate: rates[currency] };
}

const columns = sql`company_id, user_id, course_id, package_id, with_package, course_ids, name_en, name_sr, image, price,
  coupon_id, coupon_name, percent_off, price_paid, currency, own_currency, own_rate, charge_rate, idempotency_key, created_at`;

const place = statement(
  'place_enrolment',
  of<{ changed: number }>,
  () => sql`
    with enrolled as (
      insert into enrolments (${columns})
      values (${list(number('companyId'), number('userId'), numberOrNull('courseId'), numberOrNull('packageId'))}, null,
        ${textOrNull('courseIds')}::jsonb, ${list(text('nameEn'), text('nameSr'), textOrNull('image'), number('price'))},
        ${list(numberOrNull('couponId'), textOrNull('couponName'), number('percentOff'), number('pricePaid'))},
        ${list(value('currency', of<Currency>), value('ownCurrency', of<Currency>), number('ownRate'))},
        ${list(number('chargeRate'), textOrNull('idempotencyKey'))}, ${text('now')}::timestamptz)
      returning company_id, user_id, id, currency, charge_rate, created_at),
    brought as (
      insert into enrolments (${columns})
      select e.company_id, e.user_id, course.course_id, null, e.id, null, course.name_en, course.name_sr, course.image, 0,
        null, null, 0, 0, e.currency, course.currency, course.rate, e.charge_rate, null, e.created_at
      from enrolled e, jsonb_to_recordset(${text('withIt')}::jsonb)
        as course (course_id integer, name_en text, name_sr text, image text, currency currency, rate bigint)),
    ${accountChanges(sql`(select id from enrolled)`)},
    ${raisedOwnVersion}
    select (select count(*)::integer from changed) as changed from enrolled`,
);
