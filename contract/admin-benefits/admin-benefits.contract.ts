import * as z from 'zod/mini';
import { benefitInFull } from '../benefits/benefits.contract.ts';
import { KINDS, WAYS_TO_BUY } from '../benefits/benefits.rules.ts';
import { day } from '../calendar/calendar.contract.ts';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount, askedAmount, currency, language } from '../money/money.contract.ts';
import { endingBody, impactOf } from '../records/ending.contract.ts';
import { lastChanged, onlyIds, recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { inTask } from '../tasks/tasks.contract.ts';
import { BENEFIT_STATES, LACKS, MISSING } from './benefit.rules.ts';

const state = z
  .enum(BENEFIT_STATES)
  .check(z.describe('draft: it was never offered. withdrawn: it was, and is no more.'));
const price = z.nullable(amount).check(z.describe('Of `currency`; null when it is agreed on.'));
const discount = z.int().check(z.describe('Percent, 0…100.'));
const companyPrice = amount.check(z.describe("The employer's payroll tax in percent, 0…1000."));
const companies = z
  .nullable(z.array(z.int().check(z.gte(1))).check(z.maxLength(1000)))
  .check(z.describe('Those whose people may have it; null for all of them, also such as come later.'));

const storedPicture = z.object({
  id: z.int().check(z.describe('Within this benefit.')),
  image: z.string(),
  alt_sr: z.string().check(z.describe('What is to be seen on it, for those who do not see it.')),
  alt_en: z.string(),
});
const storedFile = z.object({
  id: z.int().check(z.describe('Within this benefit.')),
  file: z.string(),
  title_sr: z.string(),
  title_en: z.string(),
  size: z.nullable(z.int()).check(z.describe('Bytes; null where it was never read.')),
});

const html = z.string().check(z.describe('Html, sanitised as it is stored and shown; empty where it has no words.'));

const benefit = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  way_to_buy: z.enum(WAYS_TO_BUY),
  provider_id: z.int(),
  category_id: z.int(),
  root_category_id: z
    .int()
    .check(z.describe('The first-level category whose budget pays for it; follows from the other.')),
  name_sr: z.string(),
  name_en: z.string(),
  short_description_sr: z.string(),
  short_description_en: z.string(),
  description_sr: html,
  description_en: html,
  instructions_sr: html,
  instructions_en: html,
  limitations_sr: html,
  limitations_en: html,
  price,
  currency,
  discount,
  company_price: companyPrice,
  monthly: z.boolean(),
  nfc: z.boolean().check(z.describe('Bought in a store with the card.')),
  locations: z.array(z.string()),
  website: z.nullable(z.string()).check(z.describe('Null: that of its provider.')),
  companies,
  pictures: z.array(storedPicture).check(z.describe('In their order; the first stands in lists.')),
  promo_material: z.array(storedFile).check(z.describe('In their order.')),
  state,
  added_at: z.string().check(z.describe('ISO 8601: when it was offered first; of a draft when it was begun.')),
  revision,
  changed_at: z.string(),
});

/** A benefit as administrators edit it. */
export type AdminBenefit = z.infer<typeof benefit>;

const usedAt = z.array(z.object({ id: z.int(), name: z.string(), carts: z.int(), subscriptions: z.int() }));

const used = z.object({
  carts: z
    .int()
    .check(z.describe('People who have it in their cart: they are told of another price before they pay it.')),
  favourites: z.int(),
  subscriptions: z.int().check(z.describe('That run, and are charged the price of the day from the next 5th on.')),
  bought: z.int(),
  companies: usedAt.check(z.describe('Of those carts and subscriptions, by name.')),
});

const readBenefit = z.extend(benefit, {
  changed: lastChanged,
  used: used.check(z.describe('What hangs on it now; no part of the record.')),
});

export type ReadBenefit = z.infer<typeof readBenefit>;

const listedBenefit = z.object({
  id: z.int(),
  name_sr: z.string(),
  name_en: z.string(),
  kind: z.enum(KINDS),
  way_to_buy: z.enum(WAYS_TO_BUY),
  image: z.nullable(z.string()).check(z.describe('Its first picture.')),
  provider: z.object({ id: z.int(), name: z.string(), active: z.boolean() }),
  category: z.object({ id: z.int(), name_sr: z.string(), name_en: z.string() }),
  price,
  currency,
  discount,
  monthly: z.boolean(),
  companies: z.nullable(z.int()).check(z.describe('How many may have it; null for all.')),
  missing: z.array(z.enum(LACKS)).check(z.describe('The languages not all of it is written in, a picture, a price.')),
  state,
  bought: z.int(),
  revision,
  changed: lastChanged,
});

export type ListedBenefit = z.infer<typeof listedBenefit>;

const ADMIN = { audience: 'admin', permission: 'platform.catalogue' } as const;

/** Fields by which the list can be ordered. */
export const BENEFIT_ORDERINGS = ['name', 'price', 'bought', 'added', 'changed'] as const;

const id = z.int().check(z.gte(1), z.lte(2_147_483_647));

const { search, ordering } = recordsQuery(BENEFIT_ORDERINGS);

/** Filters of the list. */
export const BENEFIT_FILTERS = {
  search,
  kind: z.optional(z.enum(KINDS)),
  way: z.optional(z.enum(WAYS_TO_BUY)),
  category: z.optional(id).check(z.describe('With its sub-categories.')),
  provider: z.optional(id),
  company: z.optional(z.int().check(z.gte(1))).check(z.describe('Only what its people may have.')),
  state: z.optional(z.enum(BENEFIT_STATES)),
  price_from: askedAmount.check(z.describe('Only those whose price is worth so much in dinars, or more.')),
  price_to: askedAmount.check(z.describe('Only those whose price is worth so much in dinars, or less.')),
  missing: z
    .optional(z.enum(MISSING))
    .check(z.describe('translation: either language. price: flexible ones whose price is agreed on.')),
  changed_by: z
    .optional(z.string().check(z.regex(/^\d{1,15}-\d{1,15}$/)))
    .check(z.describe('Only what somebody has ever changed: the ids of their company and of them, `1-2`.')),
  changed_from: z.optional(day).check(z.describe('Only what was changed on that day of Belgrade or later.')),
  changed_to: z.optional(day).check(z.describe('Only what was changed on that day of Belgrade or before.')),
  ids: onlyIds,
};

export const listAdminBenefits = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/benefits/',
  summary: 'Benefits, the last changed first; `name` sorts in the language of the reader.',
  query: z.strictObject({ ...BENEFIT_FILTERS, ordering, ...recordsPage }),
  answer: recordsOf(listedBenefit),
});

export const exportBenefits = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/benefits/export/',
  summary: 'The filtered benefits as CSV, in the columns of an import of benefits.',
  status: 200,
  query: z.strictObject({ ...BENEFIT_FILTERS, ordering }),
});

export const exportBenefitsInTask = inTask(exportBenefits);

const choosableCompany = z.object({ id: z.int(), name: z.string(), currency });

export type ChoosableCompany = z.infer<typeof choosableCompany>;

const rate = z.int();
const rates = z
  .object({ RSD: rate, EUR: rate, KM: rate })
  .check(z.describe('How many of each currency one euro buys, in millionths.'));

export const listBenefitCompanies = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/benefits/companies/',
  summary:
    'The companies that a benefit can be for, by name: those that are active, a thousand at most. And what its price is worth there.',
  answer: z.object({ results: z.array(choosableCompany), rates }),
});

const text = z.optional(z.string().check(z.trim(), z.maxLength(1000)));
// The limit is above that of the stored text: what is measured is the html after cleaning.
const longText = z.optional(z.string().check(z.maxLength(100_000)));
const alt = z.string().check(z.trim(), z.maxLength(1000));
const textParts = {
  name_sr: text,
  name_en: text,
  short_description_sr: text,
  short_description_en: text,
  description_sr: longText,
  description_en: longText,
  instructions_sr: longText,
  instructions_en: longText,
  limitations_sr: longText,
  limitations_en: longText,
};

const parts = {
  ...textParts,
  price: z.optional(price),
  currency: z.optional(currency),
  discount: z.optional(discount),
  company_price: z.optional(companyPrice),
  monthly: z.optional(z.boolean()),
  nfc: z.optional(z.boolean()),
  locations: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
  website: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500)))),
  companies: z.optional(companies),
};

const pictures = z
  .array(z.strictObject({ id, alt_sr: alt, alt_en: alt }))
  .check(
    z.maxLength(100),
    z.describe('All of them, in the order that they shall have. One that is left out is removed.'),
  );
const promoMaterial = z
  .array(z.strictObject({ id, title_sr: alt, title_en: alt }))
  .check(z.maxLength(100), z.describe('All of it, in the order that it shall have. What is left out is removed.'));

const sentFiles = { pictures: z.optional(pictures), promo_material: z.optional(promoMaterial) };

const kind = z.enum(KINDS);
const way = z.enum(WAYS_TO_BUY);

export const addBenefit = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/',
  summary:
    'A new benefit, as a draft: nobody is offered it until it is offered. With pictures and files that the caller sent for it.',
  status: 201,
  body: z.strictObject({ kind, way_to_buy: way, provider_id: id, category_id: id, ...parts, ...sentFiles }),
  answer: benefit,
});

const changes = {
  kind: z.optional(kind),
  way_to_buy: z.optional(way),
  provider_id: z.optional(id),
  category_id: z.optional(id),
  ...parts,
  ...sentFiles,
};

export const getAdminBenefit = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/benefits/{id}/',
  summary: 'A benefit in both languages, with who changed it last and what hangs on it.',
  params: idParams,
  answer: readBenefit,
});

export const listBenefitChanges = listOfChanges({
  path: '/admin/benefits/{id}/changes/',
  permission: 'platform.catalogue',
  params: idParams,
});

export const changeBenefit = defineEndpoint({
  ...ADMIN,
  method: 'PATCH',
  path: '/admin/benefits/{id}/',
  summary:
    'Changes what is sent of a benefit, at once for everybody. One that is offered keeps what it needs for that. A list is sent whole.',
  revision: 'required',
  params: idParams,
  body: z.strictObject(changes),
  answer: benefit,
});

export const copyBenefit = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/{id}/copy/',
  summary: 'A draft with all that another benefit has, its pictures and files too.',
  status: 201,
  params: idParams,
  answer: benefit,
});

/** Accepted file types and size of a benefit's picture. */
export const BENEFIT_PICTURE = {
  field: 'picture',
  types: ['image/jpeg', 'image/png'],
  mostBytes: 2 * 1024 * 1024,
  required: true,
} as const;

const sentPicture = z.object({ id: z.int(), image: z.string() });

export const addBenefitPicture = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/{id}/pictures/',
  summary:
    'Keeps a picture for a benefit. Nobody sees it before its id is saved in `pictures`. 409 benefits.too_many_files where forty wait that were sent within an hour: older ones give way.',
  status: 201,
  params: idParams,
  file: BENEFIT_PICTURE,
  answer: sentPicture,
});

export const keepBenefitPicture = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/pictures/',
  summary:
    'Keeps a picture for a benefit that is not there yet: whoever sent it saves its id in `pictures` with the new one, within 30 days. 409 benefits.too_many_files where forty wait that were sent within an hour: older ones give way.',
  status: 201,
  file: BENEFIT_PICTURE,
  answer: sentPicture,
});

/** Accepted file types and size of a file about a benefit. */
export const BENEFIT_FILE = {
  field: 'file',
  types: ['application/pdf'],
  mostBytes: 10 * 1024 * 1024,
  required: true,
} as const;

const sentFile = z.object({ id: z.int(), file: z.string(), name: z.string(), size: z.int() });

export const addBenefitFile = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/{id}/promo/',
  summary:
    'Keeps a file about a benefit. Nobody sees it before its id is saved in `promo_material`. 409 benefits.too_many_files where forty wait that were sent within an hour: older ones give way.',
  status: 201,
  params: idParams,
  file: BENEFIT_FILE,
  answer: sentFile,
});

export const keepBenefitFile = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/promo/',
  summary:
    'Keeps a file for a benefit that is not there yet: whoever sent it saves its id in `promo_material` with the new one, within 30 days. 409 benefits.too_many_files where forty wait that were sent within an hour: older ones give way.',
  status: 201,
  file: BENEFIT_FILE,
  answer: sentFile,
});

const effects = z.object({
  carts: z.int().check(z.describe('People who have it in their cart and cannot buy it any more.')),
  favourites: z.int(),
  subscriptions: z
    .int()
    .check(z.describe('That run: they are not charged any more, and end when they would have been.')),
  open_orders: z.int().check(z.describe('With it, and not completed: they go on.')),
  companies: usedAt.check(z.describe('The first five of the companies of those carts and subscriptions, by name.')),
});

const benefitImpact = impactOf(effects);

export type BenefitImpact = z.infer<typeof benefitImpact>;

export const getBenefitImpact = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/benefits/{id}/impact/',
  summary: 'What it would mean to withdraw a benefit. Never blocked.',
  params: idParams,
  answer: benefitImpact,
});

export const withdrawBenefit = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/{id}/withdraw/',
  summary: 'Takes a benefit out of the shop. 409 impact.changed.',
  status: 200,
  revision: 'required',
  params: idParams,
  body: endingBody,
  answer: benefit,
});

export const offerBenefit = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/{id}/offer/',
  summary: 'Offers a draft, or a benefit that was withdrawn. 400 at each field that stands in the way.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: benefit,
});

export const previewBenefit = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/benefits/preview/',
  summary:
    'A benefit with unsaved changes, or a new one, as the people of a company would see it: the answer of GET v2/benefit/{id}/. Saves nothing.',
  status: 200,
  body: z.strictObject({
    id: z.optional(id).check(z.describe('Absent for a new one, which then needs its first four fields.')),
    company: z.int().check(z.gte(1)).check(z.describe('In whose currency.')),
    language,
    ...changes,
  }),
  answer: benefitInFull,
});
