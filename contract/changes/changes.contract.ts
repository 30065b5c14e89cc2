import * as z from 'zod/mini';
import { day } from '../calendar/calendar.contract.ts';
import { defineEndpoint, idParams, pageQuery } from '../endpoint.ts';
import type { CompanyPermission, PlatformPermission } from '../permissions/permissions.rules.ts';
import { COMPANY_RECORD_KINDS, RECORD_KINDS, VIAS } from './change-kinds.ts';

const actor = z.object({ company: z.int(), id: z.int(), name: z.string() });

const change = z.object({
  id: z.int(),
  at: z.string(),
  company: z.int().check(z.describe('Whose the record is; 0 for the platform’s own.')),
  by: z.nullable(actor).check(z.describe('The name as it was then; null when the server did it.')),
  via: z.enum(VIAS),
  kind: z.string().check(z.describe('`coupon.changed`: the record’s kind and what was done.')),
  record_kind: z.enum(RECORD_KINDS),
  record: z.string().check(z.describe('The id of the record.')),
  record_name: z.string(),
  fields: z.array(z.string()),
  reason: z.string(),
  revision: z.nullable(z.int()).check(z.describe('Of the record once it was changed.')),
});

const changedValue = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  erased: z.boolean().check(z.describe('Whether the values are gone; their digests stay.')),
});

const recordChange = z.extend(change, { values: z.array(changedValue) });

/** A change of a record, with the values before and after. */
export type RecordChange = z.infer<typeof recordChange>;

const names = z.record(z.string(), z.record(z.string(), z.string()));

const listedChange = z.extend(recordChange, {
  names: names.check(
    z.describe(
      'By field what its numbers are called today, in the language of the reader: `{"provider_id": {"4": "Lotos"}}`; in a value that has parts after their kind: `{"audience": {"company 4": "Una"}}`. What is gone has no name.',
    ),
  ),
  by_email: z
    .nullable(z.string())
    .check(
      z.describe(
        'The address of whoever did it, as it is today; null when the server did it, when they are gone, and in the log of a company where they are of another.',
      ),
    ),
  via_id: z.nullable(z.string()).check(z.describe('Which bulk or import it was.')),
  person_name: z
    .nullable(z.string())
    .check(
      z.describe('What the person of the record is called today; null where it is no person, or nobody any more.'),
    ),
});

/** A change of any record, as the list of the log shows it. */
export type ListedChange = z.infer<typeof listedChange>;

const changeDetail = z.extend(listedChange, {
  seal: z.nullable(z.int()).check(z.describe('The seal that covers it; null while none does.')),
});

export type ChangeDetail = z.infer<typeof changeDetail>;

const before = z.optional(z.int().check(z.gte(1))).check(z.describe('Only what is older than the one of this id.'));

function historyOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ next: z.nullable(z.string()), results: z.array(item) });
}

const narrowed = {
  record: z.optional(z.string().check(z.maxLength(60))),
  actor: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,15}$/), z.describe('Company and person: `3-17`.'))),
  via: z.optional(z.enum(VIAS)),
  via_id: z.optional(z.string().check(z.maxLength(40), z.describe('Which bulk or import.'))),
  alone: z
    .optional(z.boolean())
    .check(z.describe('Without what a bulk or an import did whose beginning is in the log itself.')),
  date_from: z.optional(day),
  date_to: z.optional(day),
  search: z.optional(
    z
      .string()
      .check(
        z.maxLength(100),
        z.describe('In the name of the record; of a person, in name, e-mail and personnel number as they are today.'),
      ),
  ),
};

const paged = { before, page_size: pageQuery.page_size };
const ofAnyCompany = { company: z.optional(z.int().check(z.gte(0))), record_kind: z.optional(z.enum(RECORD_KINDS)) };
const ofOwnCompany = { record_kind: z.optional(z.enum(COMPANY_RECORD_KINDS)) };

export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/changes/',
  audience: 'admin',
  permission: 'platform.audit',
  summary: 'The log of changes, the newest first, with the values before and after.',
  query: z.strictObject({ ...ofAnyCompany, ...narrowed, ...paged }),
  answer: historyOf(listedChange),
});

export const exportChanges = defineEndpoint({
  method: 'GET',
  path: '/admin/changes/export/',
  audience: 'admin',
  permission: 'platform.audit',
  summary: 'The filtered log of changes as CSV: a line for each value, the newest change first.',
  status: 200,
  query: z.strictObject({ ...ofAnyCompany, ...narrowed }),
});

export const listOwnChanges = defineEndpoint({
  method: 'GET',
  path: '/company/changes/',
  audience: 'company-admin',
  permission: 'company.audit',
  summary:
    'What was changed in one’s own company, by whomever, the newest first. Not what its people bought or suggested, nor where and when they were born.',
  query: z.strictObject({ ...ofOwnCompany, ...narrowed, ...paged }),
  answer: historyOf(listedChange),
});

export const exportOwnChanges = defineEndpoint({
  method: 'GET',
  path: '/company/changes/export/',
  audience: 'company-admin',
  permission: 'company.audit',
  summary: 'The same of one’s own company as CSV, without where and when its people were born.',
  status: 200,
  query: z.strictObject({ ...ofOwnCompany, ...narrowed }),
});

export const getChange = defineEndpoint({
  method: 'GET',
  path: '/admin/changes/{id}/',
  audience: 'admin',
  permission: 'platform.audit',
  summary: 'One change with the values before and after it.',
  params: idParams,
  answer: changeDetail,
});

const seal = z.object({
  id: z.int(),
  at: z.string(),
  changes: z.int().check(z.describe('How many it covers.')),
  digest: z.string().check(z.describe('SHA-256 as hex.')),
});

export type Seal = z.infer<typeof seal>;

export const listSeals = defineEndpoint({
  method: 'GET',
  path: '/admin/changes/seals/',
  audience: 'admin',
  permission: 'platform.audit',
  summary: 'The seals of the log of changes, the newest first.',
  query: z.strictObject({ before, page_size: pageQuery.page_size }),
  answer: historyOf(seal),
});

const brokenSeal = z.object({
  id: z.int(),
  at: z.string(),
  broken: z
    .enum(['changes', 'values'])
    .check(z.describe('A row is not as it was sealed, or a value is not what its digest says.')),
  records: z
    .array(z.object({ change: z.int(), field: z.string() }))
    .check(z.describe('Whose values are wrong, ten at most.')),
});

const verification = z.object({
  seals: z.int().check(z.describe('How many were looked at.')),
  changes: z.int(),
  broken: z.array(brokenSeal),
  next: z.nullable(z.int()).check(z.describe('Send it as `after` to go on; null when all were looked at.')),
});

export type Verification = z.infer<typeof verification>;

export const verifySeals = defineEndpoint({
  method: 'POST',
  path: '/admin/changes/seals/verify/',
  audience: 'admin',
  permission: 'platform.audit',
  summary: 'Reckons seals anew, some hundred thousand changes at a time, and names those that are broken.',
  status: 200,
  body: z.optional(z.strictObject({ after: z.optional(z.int().check(z.gte(0))) })),
  answer: verification,
});

interface CallOfChanges<Permission, Params> {
  path: string;
  permission: Permission;
  params: Params;
}

/** The call that lists the changes of one platform record, for those who may read the record. */
export function listOfChanges<Params extends z.core.$ZodType>(call: CallOfChanges<PlatformPermission, Params>) {
  return defineEndpoint({ ...historyParts(call), audience: 'admin', permission: call.permission });
}

/** The call that lists the changes of one record of a company, for those who may read it there. */
export function listOfOwnChanges<Params extends z.core.$ZodType>(call: CallOfChanges<CompanyPermission, Params>) {
  return defineEndpoint({ ...historyParts(call), audience: 'company-admin', permission: call.permission });
}

const historyParts = <Params extends z.core.$ZodType>({
  path,
  params,
}: Pick<CallOfChanges<unknown, Params>, 'path' | 'params'>) => ({
  method: 'GET' as const,
  path,
  summary: 'What was changed of it, the newest first, with the values before and after.',
  params,
  query: z.strictObject({ before, page_size: pageQuery.page_size }),
  answer: historyOf(recordChange),
});
