import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { endingBody, impactOf } from '../records/ending.contract.ts';
import { lastChanged, onlyIds, recordsOf, recordsPage, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';

const provider = z.object({
  id: z.int(),
  name: z.string(),
  website: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  active: z.boolean(),
  revision,
  changed_at: z.string(),
});

/** A provider as the server answers it after saving. */
export type AdminProvider = z.infer<typeof provider>;

const editedProvider = z.extend(provider, { changed: lastChanged });

/** A provider as its form in administration reads it. */
export type EditedProvider = z.infer<typeof editedProvider>;

const listedProvider = z.extend(z.omit(provider, { changed_at: true }), {
  benefits: z.int().check(z.describe('Those on offer.')),
  changed: lastChanged,
});

export type ListedProvider = z.infer<typeof listedProvider>;

const ADMIN = { audience: 'admin', permission: 'platform.catalogue' } as const;

/** Fields by which the list can be ordered. */
export const PROVIDER_ORDERINGS = ['name', 'benefits', 'changed'] as const;

const { search, ordering } = recordsQuery(PROVIDER_ORDERINGS);

/** Filters of the list. */
export const PROVIDER_FILTERS = {
  search,
  state,
  without_logo: z.optional(z.boolean()).check(z.describe('Only those without, or only those with one.')),
  without_benefits: z
    .optional(z.boolean())
    .check(z.describe('Only those with none on offer, or only those with some.')),
  ids: onlyIds,
};

export const listProviders = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/providers/',
  summary: 'Providers, by name.',
  query: z.strictObject({ ...PROVIDER_FILTERS, ordering, ...recordsPage }),
  answer: recordsOf(listedProvider),
});

export const exportProviders = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/providers/export/',
  summary: 'The filtered providers as CSV.',
  status: 200,
  query: z.strictObject({ ...PROVIDER_FILTERS, ordering }),
});

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const website = z.nullable(z.string().check(z.trim(), z.maxLength(500)));
const twinAccepted = z
  .optional(z.boolean())
  .check(z.describe('That there is another whose name is found by the same letters, and that it is meant so.'));

export const addProvider = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/providers/',
  summary: 'A new provider. 409 providers.twin when one has that name already and `twin_accepted` is not sent.',
  status: 201,
  body: z.strictObject({ name, website: z.optional(website), twin_accepted: twinAccepted }),
  answer: provider,
});

export const getProvider = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/providers/{id}/',
  summary: 'A provider, with who changed it last.',
  params: idParams,
  answer: editedProvider,
});

export const listProviderChanges = listOfChanges({
  path: '/admin/providers/{id}/changes/',
  permission: 'platform.catalogue',
  params: idParams,
});

export const changeProvider = defineEndpoint({
  ...ADMIN,
  method: 'PATCH',
  path: '/admin/providers/{id}/',
  summary: 'Changes a provider; its benefits are found by its new name. 409 providers.twin as when it is added.',
  revision: 'required',
  params: idParams,
  body: z.strictObject({ name: z.optional(name), website: z.optional(website), twin_accepted: twinAccepted }),
  answer: provider,
});

/** Accepted file types and size of a provider's picture. */
export const PROVIDER_PICTURE = {
  field: 'picture',
  types: ['image/jpeg', 'image/png'],
  mostBytes: 2 * 1024 * 1024,
  required: true,
} as const;

export const setProviderPicture = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/providers/{id}/picture/',
  summary: 'Replaces the picture of a provider.',
  revision: 'required',
  params: idParams,
  file: PROVIDER_PICTURE,
  answer: provider,
});

export const removeProviderPicture = defineEndpoint({
  ...ADMIN,
  method: 'DELETE',
  path: '/admin/providers/{id}/picture/',
  summary: 'Removes the picture of a provider.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: provider,
});

const someBenefits = z
  .array(z.object({ id: z.int(), name_sr: z.string(), name_en: z.string() }))
  .check(z.describe('The first five of those on offer, by name.'));

const providerImpact = impactOf(
  z.object({
    benefits: z.int().check(z.describe('On offer: they must be withdrawn, or given to another provider, first.')),
    some_benefits: someBenefits,
    withdrawn_benefits: z.int(),
  }),
);

export type ProviderImpact = z.infer<typeof providerImpact>;

export const getProviderImpact = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/providers/{id}/impact/',
  summary: 'What it would mean to deactivate a provider. Blocked while it has benefits on offer.',
  params: idParams,
  answer: providerImpact,
});

export const deactivateProvider = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/providers/{id}/deactivate/',
  summary: 'Takes a provider out of the shop. 409 impact.changed, or providers.in_use with its `benefits`.',
  status: 200,
  revision: 'required',
  params: idParams,
  body: endingBody,
  answer: provider,
});

export const reactivateProvider = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/providers/{id}/reactivate/',
  summary: 'Takes a provider back into the shop.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: provider,
});
