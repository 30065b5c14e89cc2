import * as z from 'zod/mini';
import { day } from '../calendar/calendar.contract.ts';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { typedText } from '../language/typed-text.ts';
import { amount, currency } from '../money/money.contract.ts';
import { recordId } from '../records/bulk.contract.ts';
import {
  anyNumber,
  anyOf,
  exceptIds,
  onlyIds,
  recordsOf,
  recordsPage,
  recordsQuery,
} from '../records/record-list.contract.ts';
import { colleagueFilters } from '../staff/company-people.contract.ts';
import {
  GIFT_LEFT_OUT,
  GIFT_STATUSES,
  LONGEST_MOMENT,
  LONGEST_NOTE,
  MOMENT,
  MOST_GIVEN,
  MOST_NAMED,
} from './gifts.rules.ts';

const OWN = { audience: 'company-admin', permission: 'company.budgets' } as const;

const gift = z.object({
  id: z.int(),
  date: z.string().check(z.describe('ISO 8601.')),
  category: z.nullable(z.int()).check(z.describe('A first-level category; null is the flexible budget.')),
  year: z.nullable(z.int()).check(z.describe('Whose category budget it is; null for the flexible budget.')),
  amount: amount.check(z.describe('To each person.')),
  currency,
  people: z.int().check(z.describe('How many were given it; while it runs, how many it is for.')),
  status: z
    .enum(GIFT_STATUSES)
    .check(
      z.describe(
        'More than 1,000 people are given it by a task; one that was stopped has given it to some; waiting: for a second person; refused: nobody gets it.',
      ),
    ),
  task: z.nullable(z.int()),
  approval: z.nullable(z.int()).check(z.describe('The proposal by which a second person lets it be given.')),
  with_invited: z.boolean().check(z.describe('Whether a gift to everybody was also for those without an account yet.')),
  note: z.string(),
  given_by: z.int(),
});

export type Gift = z.infer<typeof gift>;

const categoryNames = {
  category_name_sr: z.nullable(z.string()),
  category_name_en: z.nullable(z.string()),
};

const listedGift = z.extend(gift, {
  ...categoryNames,
  given_by_name: z.string(),
  sum: amount.check(z.describe('What it is in all: to each, times people.')),
  taken_back: amount.check(z.describe('Of the sum: what was taken back since.')),
});

export type ListedGift = z.infer<typeof listedGift>;

const takeBack = z.object({
  id: z.int(),
  date: z.string().check(z.describe('ISO 8601.')),
  by: z.string(),
  note: z.string(),
  people: z.int().check(z.describe('From how many something was taken so far.')),
  sum: amount,
  running: z.boolean(),
  approval: z
    .nullable(z.int())
    .check(z.describe('The proposal that it waits for: nothing is taken so far. Null once it is approved.')),
});

const giftDetail = z.extend(listedGift, {
  total: z.int().check(z.describe('For how many it is.')),
  given: z.int(),
  left_out: z
    .int()
    .check(z.describe('Whose accounts were closed when their turn came, or their addresses not proved.')),
  waiting: z.int(),
  unspent: amount.check(z.describe('Of what was given: what could be taken back now.')),
  can_stop: z.boolean().check(z.describe('Whether a task of it runs that nobody has stopped yet.')),
  take_backs: z.array(takeBack).check(z.describe('The newest first.')),
});

export type GiftDetail = z.infer<typeof giftDetail>;

const giftState = z.enum(['given', 'left_out', 'waiting']);

const giftPerson = z.object({
  id: z.int(),
  name: z.string(),
  state: giftState.check(
    z.describe('left_out: their account was closed when their turn came, or their address not proved.'),
  ),
  given_at: z.nullable(z.string()).check(z.describe('ISO 8601.')),
  taken_back: amount,
  unspent: amount.check(z.describe('What of it could be taken back now.')),
});

export type GiftPerson = z.infer<typeof giftPerson>;

/** Who gets the gift: parts of a body. */
const whom = {
  people: z.optional(
    z.union([z.literal('all'), z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(MOST_NAMED))]),
  ),
  query: z
    .optional(z.strictObject(colleagueFilters))
    .check(z.describe('Instead of `people`: all that the list of people finds by these filters.')),
  except: z.optional(z.array(recordId).check(z.maxLength(MOST_NAMED))).check(z.describe('Of `query`: but these.')),
  with_invited: z
    .optional(z.boolean())
    .check(
      z.describe(
        'With `all` and `query`: those who were added or invited and have no account yet too. Who is named needs no word.',
      ),
    ),
  category: z.optional(z.int().check(z.gte(1), z.describe('Its budget of this year; without it the flexible budget.'))),
};

const each = amount.check(z.gt(0), z.lte(MOST_GIVEN));

export const giveBudget = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/budgets/',
  summary:
    'Gives the same amount to one person of the company, to some, to those whom a filter finds, or to everybody: all or none, or more than 1,000 by a task. What somebody is given who has no account yet waits for them. Idempotency-Key: the same key gives once and answers the same. 403 budgets.own to oneself alone; Above the limit of the company it waits for a second person. 409 budgets.changed when it would no longer be what was `seen`.',
  status: 201,
  body: z.strictObject({
    ...whom,
    amount: each,
    note: z.optional(
      z.string().check(typedText(), z.maxLength(LONGEST_NOTE), z.describe('The reason; people read it.')),
    ),
    seen: z
      .optional(z.string().check(z.regex(/^[\da-f]{64}$/)))
      .check(
        z.describe('Of a preview: exactly that is given. Who was left out there may be among those who are named.'),
      ),
  }),
  answer: gift,
});

const second = z
  .nullable(z.object({ limit: amount, others: z.array(z.string()) }))
  .check(
    z.describe('Above the limit of the company: who could approve it, the first five by last name; null below it.'),
  );

const giftEffect = z.object({
  people: z.int().check(z.describe('Who would be given it.')),
  sum: z.nullable(amount).check(z.describe('What it is in all; null without an amount.')),
  currency,
  category: gift.shape.category,
  ...categoryNames,
  year: gift.shape.year,
  awaited: z
    .int()
    .check(z.describe('Of those who are meant: who has no account yet, whether they are given it or left out.')),
  own: z
    .enum(['none', 'among', 'alone'])
    .check(z.describe('Whether the caller is among them, or would be given it alone, which nobody may.')),
  approval: second,
  by_task: z.boolean().check(z.describe('Whether it takes a task, for they are many.')),
  left_out: z.array(
    z.object({
      why: z
        .enum(GIFT_LEFT_OUT)
        .check(z.describe('unconfirmed: registered by themselves, and the address not proved.')),
      count: z.int(),
      sample: z.array(z.object({ id: z.int(), name: z.string() })).check(z.describe('The first five, by last name.')),
    }),
  ),
  sample: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        before: z.number().check(z.describe('Available in that budget now.')),
        after: z.number(),
      }),
    )
    .check(z.describe('The first three, by last name.')),
  seen: z.string().check(z.describe('Stands for whom and what: sent along, exactly that is given.')),
});

export type GiftEffect = z.infer<typeof giftEffect>;

export const previewGift = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/budgets/preview/',
  summary:
    'What giving a budget would mean: to whom, how much in all, and who is left out and why. Writes nothing. Without an amount it says whom.',
  status: 200,
  body: z.strictObject({ ...whom, amount: z.optional(each) }),
  answer: giftEffect,
});

/** Fields by which the list can be ordered. */
export const GIFT_ORDERINGS = ['date', 'amount', 'people', 'sum'] as const;

const giftFilters = {
  ...recordsQuery(GIFT_ORDERINGS),
  category: anyNumber.check(z.describe('Any of these; 0 is the flexible budget.')),
  state: anyOf(GIFT_STATUSES),
  by: anyNumber.check(z.describe('Who gave it: any of these people.')),
  date_from: z.optional(day),
  date_to: z.optional(day),
  ids: onlyIds,
};

export const listGifts = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/budgets/',
  summary: 'What the company gave, newest first. The search looks in notes and in names of those who gave it.',
  query: z.strictObject({ ...giftFilters, ...recordsPage }),
  answer: recordsOf(listedGift),
});

export const exportGifts = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/budgets/export/',
  summary: 'The filtered gifts as CSV.',
  status: 200,
  query: z.strictObject({ ...giftFilters, except: exceptIds }),
});

const giver = z.object({ id: z.int(), name: z.string() });
const giftCategory = z.object({ id: z.int(), name_sr: z.string(), name_en: z.string() });

export const readGiftChoices = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/budgets/choices/',
  summary: 'Which budgets can be given, and who has given any so far.',
  answer: z.object({
    categories: z.array(giftCategory).check(z.describe('First-level categories on offer, in their order.')),
    given_by: z.array(giver).check(z.describe('By name.')),
  }),
});

export const getGift = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/budgets/{id}/',
  summary: 'One gift of the company: how far it is, what of it is unspent, and what was taken back.',
  params: idParams,
  answer: giftDetail,
});

export const listGiftPeople = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/budgets/{id}/people/',
  summary: 'Whom a gift of the company is for, by their names, and who has it.',
  params: idParams,
  query: z.strictObject({
    state: z.optional(giftState),
    ...pageQuery,
  }),
  answer: pageOf(giftPerson),
});

export const stopGift = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/budgets/{id}/stop/',
  summary:
    'Stops the task that gives it, or takes it back, after the batch that it is in: what is done stays. Where none runs it stays as it is.',
  status: 200,
  params: idParams,
  answer: giftDetail,
});

const fromWhom = z
  .optional(z.array(recordId).check(z.minLength(1), z.maxLength(MOST_NAMED)))
  .check(z.describe('From these alone; without it from everybody who has it.'));

const unspentFrom = z.array(z.object({ id: z.int(), name: z.string(), unspent: amount }));

const takeBackEffect = z.object({
  people: z.int().check(z.describe('From how many something would be taken.')),
  sum: amount,
  whole: z.int().check(z.describe('Of them: who has spent nothing of it.')),
  partly: z.int().check(z.describe('Of them: who has spent a part, which stays theirs.')),
  nothing: z.int().check(z.describe('Who has spent or reserved all of it.')),
  partly_sample: unspentFrom.check(z.describe('The first twenty, by last name.')),
  nothing_sample: unspentFrom.check(z.describe('The first twenty, by last name.')),
  running: z.boolean().check(z.describe('It is still being given or taken back: that comes first.')),
  moment: z.string().check(z.describe('Stands for when this was read.')),
  approval: second,
});

export type TakeBackEffect = z.infer<typeof takeBackEffect>;

export const previewTakeBack = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/budgets/{id}/take-back/preview/',
  summary:
    'What of a gift could be taken back: what is neither spent nor reserved, and who has spent it. Writes nothing.',
  status: 200,
  params: idParams,
  body: z.strictObject({ people: fromWhom }),
  answer: takeBackEffect,
});

export const takeBackGift = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/budgets/{id}/take-back/',
  summary:
    'Takes back what of a gift is neither spent nor reserved, and tells whom it was taken from: at once, or from more than 1,000 people by a task. Idempotency-Key: the same key takes once, and for something else is 422. Above the limit of the company it waits for a second person. 409 budgets.changed when it would be more than was `seen`, budgets.running while it is given or taken back, budgets.nothing when all is spent, budgets.ended once the year of the budget is over.',
  status: 200,
  params: idParams,
  body: z.strictObject({
    people: fromWhom,
    note: z.string().check(typedText(), z.minLength(1), z.maxLength(LONGEST_NOTE), z.describe('Why; people read it.')),
    seen: z
      .strictObject({
        people: z.int().check(z.gte(0)),
        sum: amount.check(z.gte(0)),
        moment: z.string().check(z.maxLength(LONGEST_MOMENT), z.regex(MOMENT)),
      })
      .check(z.describe('Of the preview: never more than that is taken, from nobody more than they had then.')),
  }),
  answer: giftDetail,
});
