import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { COMPANY_PERMISSIONS, PLATFORM_PERMISSIONS } from '../permissions/permissions.rules.ts';

const answer = z.object({ ask: z.array(z.string()).check(z.describe('Names, three at most.')) });

export const askOnPlatform = defineEndpoint({
  method: 'GET',
  path: '/admin/ask/',
  audience: 'admin',
  permission: 'platform.any',
  summary: 'Whom to ask who lacks a permission: the owners, who give roles.',
  query: z.strictObject({ permission: z.enum(PLATFORM_PERMISSIONS) }),
  answer,
});

export const askInCompany = defineEndpoint({
  method: 'GET',
  path: '/company/ask/',
  audience: 'company-admin',
  permission: 'company.any',
  summary: 'Whom to ask in the own company who lacks a permission: those who have it.',
  query: z.strictObject({ permission: z.enum(COMPANY_PERMISSIONS) }),
  answer,
});
