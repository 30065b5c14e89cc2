import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { recordsOf, recordsPage } from '../records/record-list.contract.ts';
import { BEGINS, FINDS } from './import-calls.contract.ts';
import { PERSON_FIELDS } from './import-fields.ts';
import { fieldOf, importOf, listedImport } from './import-shapes.contract.ts';
import { peopleImportCalls } from './people-import-calls.contract.ts';

const OWN = { audience: 'admin', permission: 'platform.people' } as const;
const BASE = '/admin/user-imports/';
const company = z.int().check(z.gte(1));
const finds = { ...FINDS, company: z.optional(company) };

const listImports = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: BASE,
  summary: 'The imports of people into all companies, whoever brought them, newest first.',
  query: z.strictObject({ ...finds, ...recordsPage }),
  answer: recordsOf(listedImport),
});

const exportImports = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: `${BASE}export/`,
  summary: 'The filtered imports of people into all companies as CSV.',
  status: 200,
  query: z.strictObject(finds),
});

const beginImport = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: BASE,
  summary:
    'Begins an import of people into a company: the file is read in the browser, and its rows come after, piece by piece. 400 `company`.',
  status: 201,
  body: z.strictObject({ ...BEGINS, company }),
  answer: importOf(fieldOf(PERSON_FIELDS)),
});

/** Calls for imports of people into any company, on the platform. */
export const userImports = {
  ...peopleImportCalls({ own: OWN, base: BASE, of: 'people into any company' }),
  listImports,
  exportImports,
  beginImport,
};
