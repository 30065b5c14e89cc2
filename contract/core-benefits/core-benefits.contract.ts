import * as z from 'zod/mini';
import { listOfOwnChanges } from '../changes/changes.contract.ts';
import { DOCUMENT_FILE } from '../documents/admin-documents.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { LANGUAGES_OF_TEXTS } from '../language/text-language.ts';
import { reason } from '../records/ending.contract.ts';
import { lastChanged, onlyIds, recordsOf, recordsPage, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { MOST_ORDERED, mostOf, WHOSE } from './core-benefits.rules.ts';

const html = z.string().check(z.describe('Sanitised html; empty where it has no words.'));
const own = z.boolean().check(z.describe('Whether the company gives it itself; else it is of the platform.'));
const active = z.boolean().check(z.describe('Whether the people of the company see it.'));
const missing = z.enum(LANGUAGES_OF_TEXTS);

const attached = z
  .nullable(z.object({ name: z.string(), bytes: z.int() }))
  .check(z.describe('The document of an own one; null where there is none.'));

const coreBenefit = z.object({
  id: z.int(),
  own,
  name_sr: z.string(),
  name_en: z.string(),
  short_description_sr: z.string(),
  short_description_en: z.string(),
  description_sr: html,
  description_en: html,
  category_id: z.int(),
  contact: z.string().check(z.describe('Whom to ask: an e-mail, a telephone number, or in words.')),
  document: attached,
  active,
  revision,
  changed_at: z.string(),
});

/** A company's core benefit as the server answers it after saving. */
export type CoreBenefit = z.infer<typeof coreBenefit>;

const editedCoreBenefit = z.extend(coreBenefit, { changed: lastChanged });

/** A core benefit as the form of the company's administrators reads it. */
export type EditedCoreBenefit = z.infer<typeof editedCoreBenefit>;

const listedCoreBenefit = z.object({
  id: z.int(),
  own,
  name_sr: z.string(),
  name_en: z.string(),
  provider: z.string().check(z.describe('Who gives it; the company itself for an own one.')),
  missing: z.array(missing).check(z.describe('The languages in which it has no name or no short description.')),
  has_document: z.boolean(),
  active,
  revision,
  changed: lastChanged,
});

export type ListedCoreBenefit = z.infer<typeof listedCoreBenefit>;

const OWN = { audience: 'company-admin', permission: 'company.core' } as const;

export const listCoreBenefits = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/core-benefits/',
  summary:
    'The core benefits of the company, its own and those of the platform, in the order in which its people see them.',
  query: z.strictObject({
    ...recordsQuery(['position', 'changed']),
    state,
    whose: z.optional(z.enum(WHOSE)),
    missing: z.optional(missing).check(z.describe('Only what has no name or no short description in that language.')),
    ids: onlyIds,
    ...recordsPage,
  }),
  answer: recordsOf(listedCoreBenefit),
});

const text = (field: Parameters<typeof mostOf>[0]) => z.string().check(z.trim(), z.maxLength(2 * mostOf(field)));

const sent = {
  name_sr: z.optional(text('name_sr')),
  name_en: z.optional(text('name_en')),
  short_description_sr: z.optional(text('short_description_sr')),
  short_description_en: z.optional(text('short_description_en')),
  description_sr: z.optional(text('description_sr')),
  description_en: z.optional(text('description_en')),
  contact: z.optional(text('contact')),
};
const categoryId = z.int().check(z.gte(1));

/** Accepted file types and size of a core benefit's document, which can be sent together with a new benefit. */
export const CORE_DOCUMENT = DOCUMENT_FILE;

export const addCoreBenefit = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/core-benefits/',
  summary:
    'A core benefit of the company itself, after all others, seen by its people at once. Multipart. 409 core_benefits.full when there are 100.',
  status: 201,
  body: z.strictObject({ ...sent, category_id: categoryId }),
  file: { ...CORE_DOCUMENT, required: false },
  answer: coreBenefit,
});

export const getCoreBenefit = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/core-benefits/{id}/',
  summary: 'A core benefit of the company, with who changed it last.',
  params: idParams,
  answer: editedCoreBenefit,
});

export const listCoreBenefitChanges = listOfOwnChanges({
  path: '/company/core-benefits/{id}/changes/',
  permission: 'company.core',
  params: idParams,
});

export const changeCoreBenefit = defineEndpoint({
  ...OWN,
  method: 'PATCH',
  path: '/company/core-benefits/{id}/',
  summary: 'Changes what is sent of an own core benefit. 409 core_benefits.of_platform for one of the platform.',
  revision: 'required',
  params: idParams,
  body: z.strictObject({ ...sent, category_id: z.optional(categoryId) }),
  answer: coreBenefit,
});

export const downloadAnyCoreDocument = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/core-benefits/{id}/document/',
  summary: 'The document of an own core benefit, seen by people or not, as attachment.',
  status: 200,
  params: idParams,
});

export const setCoreDocument = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/core-benefits/{id}/document/',
  summary: 'Gives an own core benefit a document; the former one is removed. 409 core_benefits.of_platform.',
  status: 200,
  revision: 'required',
  params: idParams,
  file: CORE_DOCUMENT,
  answer: coreBenefit,
});

export const removeCoreDocument = defineEndpoint({
  ...OWN,
  method: 'DELETE',
  path: '/company/core-benefits/{id}/document/',
  summary: 'Removes the document of an own core benefit. 409 core_benefits.of_platform.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: coreBenefit,
});

const ids = z.array(z.int().check(z.gte(1))).check(z.maxLength(MOST_ORDERED));
const coreOrder = z.object({ ids });

export const getCoreOrder = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/core-benefits/order/',
  summary: 'The ids of all core benefits of the company, seen or not, in their order; the first thousand.',
  answer: coreOrder,
});

export const orderCoreBenefits = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/company/core-benefits/order/',
  summary: 'Puts all of them in this order. 409 order.changed unless `seen` is their order now and `ids` are the same.',
  body: z.strictObject({ ids, seen: ids }),
  answer: coreOrder,
});

export const deactivateCoreBenefit = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/core-benefits/{id}/deactivate/',
  summary: 'Shows it to the people of the company no more; it keeps its place.',
  status: 200,
  revision: 'required',
  params: idParams,
  body: z.optional(z.strictObject({ reason: z.optional(reason) })),
  answer: coreBenefit,
});

export const reactivateCoreBenefit = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/core-benefits/{id}/reactivate/',
  summary: 'Shows it to the people of the company again.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: coreBenefit,
});

export const downloadCoreDocument = defineEndpoint({
  method: 'GET',
  path: '/v2/benefit/{id}/document/',
  audience: 'employee',
  summary: "The document of a core benefit of the reader's own company, as attachment.",
  status: 200,
  params: idParams,
});
