import * as z from 'zod/mini';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { amount, currency, inOtherLanguage } from '../money/money.contract.ts';
import { FILTER_TYPES, KINDS, WAYS_TO_BUY } from './benefits.rules.ts';

export const providerBrief = z.object({ id: z.int(), name: z.string(), picture: z.nullable(z.string()) });

export const picture = z.object({ position: z.int(), image: z.string() });

export const benefitInList = z.object({
  id: z.int(),
  name: z.string(),
  short_description: z.string(),
  in_other_language: inOtherLanguage,
  pictures: z.array(picture),
  price: z.nullable(amount).check(z.describe("In the benefit's own currency; null when it is agreed on.")),
  currency: currency.check(z.describe("The benefit's own.")),
  price_currency: z.nullable(amount).check(z.describe("The same in the reader's currency.")),
  price_discount_currency: z.nullable(amount).check(z.describe("After the discount, in the reader's currency.")),
  company_price: amount.check(z.describe("The employer's payroll tax in percent.")),
  discount: z.int().check(z.describe('Percent, 0…100.')),
  fixed: z.boolean(),
  special_offer: z.boolean(),
  nfc: z.boolean().check(z.describe('Bought in a store with the card.')),
  benefit_type: z.enum(KINDS),
  category: z.int(),
  provider: providerBrief,
  locations: z.array(z.string()),
  monthly: z.boolean(),
  favorite: z.boolean(),
});

export type BenefitInList = z.infer<typeof benefitInList>;

export const benefitInFull = z.extend(benefitInList, {
  pictures: z.array(
    z.extend(picture, {
      alt: z
        .optional(z.string())
        .check(z.describe("What is to be seen on it, in the reader's language; absent where nobody wrote it.")),
    }),
  ),
  description: z.string().check(z.describe('Sanitised html.')),
  instructions: z.string().check(z.describe('Sanitised html.')),
  limitations: z.string().check(z.describe('Sanitised html.')),
  promo_material: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      type: z.string().check(z.describe('What its name ends with, in capitals: PDF.')),
      size: z.nullable(z.int()).check(z.describe('Bytes; null where it was never read.')),
    }),
  ),
  how_to_buy: z.enum(WAYS_TO_BUY),
  website: z.nullable(z.string()).check(z.describe("The provider's address, for benefits bought on the web.")),
  given: z
    .optional(
      z.object({
        contact: z
          .string()
          .check(z.describe('Whom to ask: an e-mail, a telephone number, or in words; empty for nobody.')),
        document: z.nullable(z.object({ name: z.string(), bytes: z.int() })),
      }),
    )
    .check(z.describe("Of a core benefit that the reader's own company gives itself; absent for all others.")),
  similar: z.array(benefitInList),
});

export type BenefitInFull = z.infer<typeof benefitInFull>;

export const listBenefits = defineEndpoint({
  method: 'GET',
  path: '/v2/benefit/',
  audience: 'employee',
  summary: 'Benefits, filtered and sorted, a page at a time.',
  query: z.strictObject({
    ordering: z.optional(
      z
        .string()
        .check(z.regex(/^[+\- ]?(bought|added|name|price)$/), z.describe('+ or − and bought, added, name or price.')),
    ),
    benefit_type: z.optional(z.enum(KINDS)),
    providers: z.optional(z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/), z.describe('Ids with commas.'))),
    category: z.optional(z.int().check(z.gte(1), z.describe('With its sub-categories.'))),
    search: z.optional(z.string().check(z.maxLength(100))),
    location: z.optional(z.string().check(z.maxLength(60))),
    benefit_filter: z.optional(z.enum(FILTER_TYPES)),
    fits: z.optional(
      z
        .boolean()
        .check(
          z.describe(
            "Only flexible benefits with a price of which the reader's budgets would pay one now: that of its first-level category first, the rest from the flexible one. Each for itself, whatever lies in the cart; of a monthly one the month.",
          ),
        ),
    ),
    ...pageQuery,
  }),
  answer: pageOf(benefitInList),
});

export const listLocations = defineEndpoint({
  method: 'GET',
  path: '/v2/locations/',
  audience: 'employee',
  summary: "The places that benefits can be narrowed to, by the currency of the reader's company.",
  query: z.strictObject({ search: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.array(z.string().check(z.describe('As `location` of GET v2/benefit/; the first stands for everywhere.'))),
});

export const getBenefit = defineEndpoint({
  method: 'GET',
  path: '/v2/benefit/{id}/',
  audience: 'employee',
  summary: 'One benefit with its texts, how to buy it, and at most six similar ones.',
  params: idParams,
  answer: benefitInFull,
});
