import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** What may wait on the platform, and in a company: one row of the first page each. */
export const PLATFORM_WAITING = ['providers.idle', 'questions.sr', 'questions.en'] as const;
export const COMPANY_WAITING = ['people.added', 'people.expired'] as const;

/** Beyond so many nothing is counted. */
export const MOST_WAITING = 10_000;

const waiting = <Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    count: z.int().check(z.describe('At least one; 10,000 may be more.')),
    fresh: z.int().check(z.describe('Of them those of today, which begins in Belgrade.')),
    oldest: z.object({
      id: z.int(),
      name: z.string(),
      at: z.string().check(z.describe('ISO 8601: since when it waits.')),
    }),
  });

const platformToday = z.object({ waiting: z.array(waiting(PLATFORM_WAITING)) });
const companyToday = z.object({ waiting: z.array(waiting(COMPANY_WAITING)) });

export type PlatformToday = z.infer<typeof platformToday>;
export type CompanyToday = z.infer<typeof companyToday>;
/** What waits on either site. */
export type Waiting = PlatformToday['waiting'][number] | CompanyToday['waiting'][number];

export const getToday = defineEndpoint({
  audience: 'admin',
  permission: 'platform.any',
  method: 'GET',
  path: '/admin/today/',
  summary:
    'What waits on the platform for somebody who may do it, what waits longest first. 304 to an If-None-Match that still holds.',
  answer: platformToday,
});

export const getCompanyToday = defineEndpoint({
  audience: 'company-admin',
  permission: 'company.any',
  method: 'GET',
  path: '/company/today/',
  summary:
    'What waits in the company for somebody who may do it, what waits longest first. 304 to an If-None-Match that still holds.',
  answer: companyToday,
});
