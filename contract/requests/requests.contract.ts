import * as z from 'zod/mini';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { typedText } from '../language/typed-text.ts';
import { amount, currency } from '../money/money.contract.ts';
import { MAX_FILE_BYTES, REQUEST_FILE_TYPES, REQUEST_KINDS, REQUEST_STATUSES } from './requests.rules.ts';

export const kind = z.enum(REQUEST_KINDS);
export const status = z.enum(REQUEST_STATUSES);
export const moment = z.string().check(z.describe('ISO 8601.'));
export const day = z.string().check(z.describe('YYYY-MM-DD, a day in Belgrade.'));

export const request = z.object({
  id: z.int(),
  kind,
  status,
  needs_information: z.boolean().check(z.describe('In review, and the last comment is the reviewer’s.')),
  category: z.string().check(z.describe('English/Serbian.')),
  category_id: z.int(),
  provider_name: z.string(),
  description: z.string(),
  purchase_date: day,
  amount,
  currency,
  filed_at: moment,
  first_filed_at: moment.check(z.describe('Of the first of a row of resubmitted requests.')),
  decided_at: z.nullable(moment),
  resubmits: z.nullable(z.int()).check(z.describe('The request that this one files again.')),
  resubmitted_by: z.nullable(z.int()).check(z.describe('The request that files this one again.')),
});

export type Request = z.infer<typeof request>;

const step = z.object({
  status,
  date: moment,
  by: z.enum(['employee', 'reviewer']),
  name: z.string().check(z.describe('Who did it.')),
});

export const requestDetail = z.extend(request, {
  reason: z.string().check(z.describe('Why it was rejected; empty otherwise.')),
  held_from_category: amount.check(z.describe('Of the amount, from the yearly budget of the category.')),
  held_from_flexible: amount.check(z.describe('Of the amount, from the flexible budget.')),
  budget_year: z.int().check(z.describe('Whose category budget it is: the year of filing.')),
  file: z.object({ name: z.string(), type: z.string(), bytes: z.int() }),
  timeline: z.array(step).check(z.describe('What happened, in order.')),
});

export type RequestDetail = z.infer<typeof requestDetail>;

export const comment = z.object({
  id: z.int(),
  text: z.string(),
  date: moment,
  by: z.enum(['employee', 'reviewer']),
  name: z.string().check(z.describe('Who wrote it.')),
});

export type RequestComment = z.infer<typeof comment>;

const filters = z.strictObject({
  status: z.optional(status),
  search: z.optional(z.string().check(z.maxLength(100), z.describe('In provider and description.'))),
  ...pageQuery,
});

export const listRequests = defineEndpoint({
  method: 'GET',
  path: '/v2/requests/',
  audience: 'employee',
  summary: 'The requests of the caller, newest first.',
  query: filters,
  answer: pageOf(request),
});

/** Text fields of a request's form; the file is a part beside them. */
const requestFields = z.strictObject({
  kind,
  category: z.int().check(z.gte(1), z.lte(1_000_000_000), z.describe('A first-level category.')),
  provider_name: z.string().check(typedText(), z.minLength(1), z.maxLength(200)),
  description: z.string().check(typedText(), z.minLength(1), z.maxLength(2000)),
  purchase_date: z.string().check(z.maxLength(20), z.describe('YYYY-MM-DD, not in the future, at most a year ago.')),
  amount: z.string().check(z.maxLength(100), z.describe('Major units, a decimal dot, at most two decimals.')),
  resubmits: z.optional(
    z
      .int()
      .check(
        z.gte(1),
        z.lte(1_000_000_000_000),
        z.describe('A rejected or cancelled request to file again; its file stays unless one is sent.'),
      ),
  ),
  duplicate_accepted: z.optional(z.boolean().check(z.describe('Files it although it looks like another.'))),
});

export const fileRequest = defineEndpoint({
  method: 'POST',
  path: '/v2/requests/',
  audience: 'employee',
  summary:
    'Files a request and holds its amount. Idempotency-Key: the same key files once and answers the same. 409 possible_duplicate names earlier ones with the same file, or the same amount, date and provider.',
  status: 201,
  body: requestFields,
  // specification.md 5: up to 2 MB. Optional for a request that is filed again: it keeps its file.
  file: { field: 'file', types: REQUEST_FILE_TYPES, mostBytes: MAX_FILE_BYTES, required: false },
  answer: requestDetail,
});

/** An earlier request that looks like a duplicate. */
const duplicate = z.object({
  id: z.int(),
  status,
  provider_name: z.string(),
  purchase_date: day,
  amount,
  currency,
  filed_at: moment,
  same: z.enum(['file', 'purchase']).check(z.describe('The same file; or the same amount, date and provider.')),
});

export type Duplicate = z.infer<typeof duplicate>;

export const getRequest = defineEndpoint({
  method: 'GET',
  path: '/v2/requests/{id}/',
  audience: 'employee',
  summary: 'One request of the caller with its timeline.',
  params: idParams,
  answer: requestDetail,
});

export const cancelRequest = defineEndpoint({
  method: 'PATCH',
  path: '/v2/requests/{id}/',
  audience: 'employee',
  summary: 'Takes a pending request back; its amount is free again.',
  params: idParams,
  body: z.strictObject({ status: z.literal('cancelled') }),
  answer: requestDetail,
});

export const commentBody = z.strictObject({ text: z.string().check(typedText(), z.minLength(1), z.maxLength(2000)) });

export const listComments = defineEndpoint({
  method: 'GET',
  path: '/v2/requests/{id}/comments/',
  audience: 'employee',
  summary: 'What the caller and the reviewers wrote about a request, oldest first.',
  params: idParams,
  answer: z.array(comment),
});

export const addComment = defineEndpoint({
  method: 'POST',
  path: '/v2/requests/{id}/comments/',
  audience: 'employee',
  summary: 'Answers the reviewers. 409 requests.comments_full once two hundred comments are written about it.',
  status: 201,
  params: idParams,
  body: commentBody,
  answer: comment,
});

export const getRequestFile = defineEndpoint({
  method: 'GET',
  path: '/v2/requests/{id}/file/',
  audience: 'employee',
  summary: 'The file of a request, as an attachment.',
  params: idParams,
});
