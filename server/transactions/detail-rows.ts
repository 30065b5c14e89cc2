import type { WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { TransactionKind, TransactionStatus } from '#contract/transactions/transactions.contract.ts';
import { type InstructionsRow, instructionsRow } from '../benefits/instructions.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type VoucherRow, vouchersOfLine } from '../vouchers/vouchers-of-line.ts';

/** A line of a transaction as selected, in minor units, with the budget that paid. */
export interface LineRow {
  id: number;
  name_en: string;
  name_sr: string;
  provider: string;
  image: string | null;
  benefit: number | null;
  learning: { kind: CourseOrPackage; pk: number } | null;
  coupon: { name: string; percent_off: number } | null;
  count: number;
  unit_price: Minor;
  total: Minor;
  paid_from_category: Minor;
  paid_from_flexible: Minor;
  category: string;
  category_id: number;
  year: number;
  vouchers: VoucherRow[];
  /** The instructions of the bought benefit; null for anything that is no benefit. */
  use: (InstructionsRow & { way: WayToBuy }) | null;
}

/** The details of a transaction besides its row in the list. */
export interface DetailRow {
  lines: LineRow[];
  payroll_tax: Minor | null;
  timeline: { status: TransactionStatus; date: string | null }[];
}

const step = (status: TransactionStatus, at: Text): Text =>
  sql`jsonb_build_object('status', ${status}::text, 'date', ${isoMoment(at)})`;

const orderTimeline = sql`jsonb_build_array(${step('pending', sql`o.created_at`)}, ${step('in_process', sql`o.in_process_at`)},
  ${step('completed', sql`o.completed_at`)}, ${step('cancelled', sql`o.cancelled_at`)})`;

// Empty fields: those of enrolments only, and those of benefits only.
const noLearning: Text = sql`'learning', null, 'coupon', null`;
const noUse: Text = sql`'use', null`;

const usageOfBenefit = (way: Text, benefitId: Text): Text =>
  sql`'use', jsonb_build_object('way', ${way}) || ${instructionsRow(benefitId)}`;

const ofOrder = ({ companyId, userId }: PersonKey, id: number, timeline: Text): Text => sql`
  select o.payroll_tax, ${timeline} as timeline, (
    select jsonb_agg(jsonb_build_object('id', l.id, 'name_en', l.name_en, 'name_sr', l.name_sr,
      'provider', l.provider_name, 'image', l.image, 'benefit', l.benefit_id, 'count', l.count,
      'unit_price', l.unit_price, 'total', l.total, 'paid_from_category', l.paid_from_category,
      'paid_from_flexible', l.paid_from_flexible, 'category', c.name_en || '/' || c.name_sr,
      'category_id', l.root_category_id, 'year', l.budget_year, 'vouchers', ${vouchersOfLine}, ${noLearning},
      ${usageOfBenefit(sql`l.way_to_buy`, sql`l.benefit_id`)}) order by l.id)
    from order_lines l join categories c on c.id = l.root_category_id
    where l.company_id = o.company_id and l.order_id = o.id) as lines
  from orders o where o.company_id = ${companyId} and o.user_id = ${userId} and o.id = ${id}`;

const ofCharge = ({ companyId, userId }: PersonKey, id: number): Text => sql`
  select p.payroll_tax, jsonb_build_array(${step('completed', sql`p.created_at`)}) as timeline,
    jsonb_build_array(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_sr', p.name_sr,
      'provider', p.provider_name, 'image', p.image, 'benefit', s.benefit_id, 'count', 1,
      'unit_price', p.amount, 'total', p.amount, 'paid_from_category', p.paid_from_category,
      'paid_from_flexible', p.paid_from_flexible, 'category', c.name_en || '/' || c.name_sr,
      'category_id', p.root_category_id, 'year', p.budget_year, 'vouchers', '[]'::jsonb, ${noLearning},
      ${usageOfBenefit(sql`bought.way_to_buy`, sql`bought.id`)})) as lines
  from subscription_charges p
  join subscriptions s on s.company_id = p.company_id and s.id = p.subscription_id
  join benefits bought on bought.id = s.benefit_id
  join categories c on c.id = p.root_category_id
  where p.company_id = ${companyId} and p.user_id = ${userId} and p.id = ${id}`;

const ofRequest = ({ companyId, userId }: PersonKey, id: number): Text => sql`
  select null as payroll_tax, (
    select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'date', ${isoMoment(sql`e.created_at`)})
      order by e.id), '[]')
    from request_events e where e.company_id = r.company_id and e.request_id = r.id) as timeline,
    jsonb_build_array(jsonb_build_object('id', r.id, 'name_en', r.description, 'name_sr', r.description,
      'provider', r.provider_name, 'image', null, 'benefit', null, 'count', 1, 'unit_price', r.amount,
      'total', r.amount, 'paid_from_category', r.held_from_category, 'paid_from_flexible', r.held_from_flexible,
      'category', c.name_en || '/' || c.name_sr, 'category_id', r.category_id, 'year', r.budget_year,
      'vouchers', '[]'::jsonb, ${noLearning}, ${noUse})) as lines
  from requests r join categories c on c.id = r.category_id
  where r.company_id = ${companyId} and r.user_id = ${userId} and r.id = ${id}`;

// Paid from the flexible account alone.
const ofEnrolment = ({ companyId, userId }: PersonKey, id: number): Text => sql`
  select null as payroll_tax, jsonb_build_array(${step('completed', sql`e.created_at`)}) as timeline,
    jsonb_build_array(jsonb_build_object('id', e.id, 'name_en', e.name_en, 'name_sr', e.name_sr, 'provider', '',
      'image', e.image, 'benefit', null, 'count', 1, 'unit_price', e.price, 'total', e.price_paid,
      'paid_from_category', 0, 'paid_from_flexible', e.price_paid, 'category', '', 'category_id', 0, 'year', 0,
      'vouchers', '[]'::jsonb, 'learning', jsonb_build_object(
        'kind', case when e.package_id is null then 'course' else 'package' end, 'pk', coalesce(e.package_id, e.course_id)),
      'coupon', case when e.coupon_name is not null
        then jsonb_build_object('name', e.coupon_name, 'percent_off', e.percent_off) end, ${noUse})) as lines
  from enrolments e where e.company_id = ${companyId} and e.user_id = ${userId} and e.id = ${id}`;

/** The statement that reads the details of one transaction, by its kind. */
export const DETAILS: Record<TransactionKind, (person: PersonKey, id: number) => Text> = {
  order: (person, id) => ofOrder(person, id, orderTimeline),
  refund: (person, id) => ofOrder(person, id, sql`jsonb_build_array(${step('completed', sql`o.cancelled_at`)})`),
  subscription: ofCharge,
  request: ofRequest,
  enrolment: ofEnrolment,
};
