import { administrator } from './catalogue-lists.ts';
import type { Owner } from './companies.ts';
import type { BenchDatabase } from './databases.ts';
import type { ListToMeasure } from './every-list.ts';
import { makeManyRecords } from './many-records.ts';

const COMPANY = [
  'company/requests/?queue=pending',
  'company/requests/?queue=decided',
  'company/approvals/',
  'company/budgets/',
  'company/core-benefits/',
  'company/payroll/',
  'company/changes/',
  'v2/corporate/people/',
  'v2/corporate/people/?ordering=-left',
  'v2/corporate/orders/',
  'v2/corporate/orders/?search=nik',
  'v2/corporate/requests/',
];
const PLATFORM = [
  'admin/orders/',
  'admin/orders/?search=nik',
  'admin/requests/?queue=pending',
  'admin/suggestions/',
  'admin/suggestions/?search=pliv',
  'admin/announcements/',
  'admin/documents/',
  'admin/faq/',
  'admin/courses/',
  'admin/packages/',
  'admin/rates/changes/',
];

/** Lists of pending work, orders, gifts and texts, with 20,000 records each where so many are possible. */
export async function workLists(database: BenchDatabase, owner: Owner): Promise<ListToMeasure[]> {
  await makeManyRecords(database, owner);
  const auditor = await administrator(database);
  const approver = await approverOf(database);
  return [
    ...COMPANY.map((path) => ({ path: `/${path}`, headers: owner.headers })),
    ...PLATFORM.map((path) => ({ path: `/${path}`, headers: auditor })),
    { path: '/admin/approvals/', headers: approver },
  ];
}

/** One record of each kind that these lists open. */
export async function workRecords(database: BenchDatabase, owner: Owner): Promise<ListToMeasure[]> {
  const { companyId, headers } = owner;
  const auditor = await administrator(database);
  const first = async (table: string, where = 'true') => {
    const { rows } = await database.query(`select min(id) as id from ${table} where ${where}`);
    return Number(rows[0]?.id);
  };
  const ours = `company_id = ${companyId}`;
  const record = (path: string, by: Owner['headers']) => ({ path, headers: by, statements: 3 });
  return [
    record(`/company/people/${await first('users', ours)}/`, headers),
    record(`/company/requests/${await first('requests', `${ours} and status = 'pending'`)}/`, headers),
    record(`/company/budgets/${await first('gifts', ours)}/`, headers),
    record(`/company/approvals/${await first('approvals', `${ours}`)}/`, headers),
    record(`/admin/orders/${companyId}/${await first('orders', ours)}/`, auditor),
    record(`/admin/suggestions/${companyId}/${await first('suggestions', ours)}/`, auditor),
    record(`/admin/announcements/${await first('announcements')}/`, auditor),
    record(`/admin/documents/${await first('documents')}/`, auditor),
    record(`/admin/faq/${await first('questions')}/`, auditor),
    record(`/admin/providers/${await first('providers')}/`, auditor),
    record(`/admin/users/${companyId}/${await first('users', ours)}/`, auditor),
  ];
}

/** Makes the third visitor an approver of platform proposals, which an auditor does not see. */
async function approverOf({ query, visitors }: BenchDatabase): Promise<ListToMeasure['headers']> {
  const [, , visitor] = visitors;
  if (!visitor) throw new Error('Too few are signed in');
  const { company, user, headers } = visitor;
  await query(`update users set admin_roles = '{finance}' where company_id = $1 and id = $2`, [company, user]);
  return headers;
}
