import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { importCalls } from './import-calls.contract.ts';
import { BENEFIT_FIELDS } from './import-fields.ts';
import { fieldOf, importOf } from './import-shapes.contract.ts';

const OWN = { audience: 'admin', permission: 'platform.catalogue' } as const;

/** Calls for imports of benefits on the platform. */
export const benefitImports = importCalls({
  own: OWN,
  base: '/admin/imports/',
  of: 'benefits',
  fields: BENEFIT_FIELDS,
});
export const commitBenefitImport = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/admin/imports/{id}/commit/',
  summary:
    'Writes all of an import of benefits, or nothing: asked again it answers the same. New ones are drafts. Rows that are refused must be left out before. 409 imports.status, imports.changed with how many `rows` are others by now: they are checked anew.',
  status: 200,
  params: idParams,
  body: z.strictObject({}),
  answer: importOf(fieldOf(BENEFIT_FIELDS)),
});
