import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { COMPANY_WATCHED, PLATFORM_WATCHED } from './pulse.contract.ts';

/** The most results of each kind of record. */
export const MOST_RECORDS = 5;

const query = z.strictObject({
  search: z.string().check(z.maxLength(100), z.describe('No case, no diacritics.')),
});

const found = z.object({
  results: z
    .array(
      z.object({
        kind: z.enum([...PLATFORM_WATCHED, ...COMPANY_WATCHED]),
        id: z.int(),
        company: z
          .nullable(z.int())
          .check(z.describe('Whose a person of any company is, or a suggestion; null for all else.')),
        name: z.string(),
        detail: z.string().check(z.describe('What else tells it from others; empty for nothing.')),
      }),
    )
    .check(z.describe('Five of each kind at most, each kind by name.')),
});

/** A record that matches a search. */
export type FoundRecord = z.infer<typeof found>['results'][number];

export const findRecords = defineEndpoint({
  audience: 'admin',
  permission: 'platform.any',
  method: 'GET',
  path: '/admin/search/',
  summary:
    'Records of the platform that answer to some letters, of the kinds that one may read. 429 after 120 within a minute.',
  query,
  answer: found,
});

export const findCompanyRecords = defineEndpoint({
  audience: 'company-admin',
  permission: 'company.any',
  method: 'GET',
  path: '/company/search/',
  summary:
    'Records of the own company that answer to some letters, of the kinds that one may read. 429 after 120 within a minute.',
  query,
  answer: found,
});
