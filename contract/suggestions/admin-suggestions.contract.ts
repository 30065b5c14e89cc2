import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { language } from '../money/money.contract.ts';
import {
  anyNumber,
  anyOf,
  lastChanged,
  onlyIds,
  recordsOf,
  recordsPage,
  recordsQuery,
} from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { LONGEST_ANSWER, SUGGESTION_STATUSES } from './suggestions.rules.ts';

// Suggestions of people of all companies, for the platform's staff.

const SUGGESTIONS = { audience: 'admin', permission: 'platform.suggestions' } as const;

const named = z.object({ id: z.int(), name: z.string() });
const status = z.enum(SUGGESTION_STATUSES);

const listedSuggestion = z.object({
  id: z.int(),
  name: z.string(),
  provider: z.string(),
  category: z.int().check(z.describe('Of the first level.')),
  category_sr: z.string(),
  category_en: z.string(),
  person: named,
  company: named,
  date: z.string().check(z.describe('ISO 8601: when it was suggested.')),
  status,
  answered: z.boolean(),
  revision,
  changed: lastChanged,
});

export type ListedSuggestion = z.infer<typeof listedSuggestion>;

const suggestion = z.extend(listedSuggestion, {
  why: z.string(),
  language: language.check(z.describe('Of whoever suggested it, in which the answer is written.')),
  answer: z.string().check(z.describe('Empty until somebody has answered.')),
  answered_at: z.nullable(z.string()).check(z.describe('ISO 8601.')),
  benefit: z.nullable(z.int()).check(z.describe('The benefit that came of it.')),
});

/** A suggestion with its answer. */
export type AdminSuggestion = z.infer<typeof suggestion>;

/** Fields by which the list can be ordered. */
export const SUGGESTION_ORDERINGS = ['date', 'name', 'changed'] as const;

const { search, ordering } = recordsQuery(SUGGESTION_ORDERINGS);

/** Filters of the list. */
export const SUGGESTION_FILTERS = {
  search,
  status: anyOf(SUGGESTION_STATUSES),
  category: anyNumber,
  company: anyNumber,
  ids: onlyIds,
};

export const listAdminSuggestions = defineEndpoint({
  ...SUGGESTIONS,
  method: 'GET',
  path: '/admin/suggestions/',
  summary:
    'What people of all companies have suggested, newest first. The search looks in names, providers, reasons and for who suggested it.',
  query: z.strictObject({ ...SUGGESTION_FILTERS, ordering, ...recordsPage }),
  answer: recordsOf(listedSuggestion),
});

export const exportSuggestions = defineEndpoint({
  ...SUGGESTIONS,
  method: 'GET',
  path: '/admin/suggestions/export/',
  summary: 'The filtered suggestions as CSV.',
  status: 200,
  query: z.strictObject({ ...SUGGESTION_FILTERS, ordering }),
});

/** The path carries the company of the suggestion; the server checks it against the row and answers 404 for another company. */
const suggestionParams = z.extend(idParams, { company: z.int().check(z.gte(1)) });

const ONE = '/admin/suggestions/{company}/{id}/';

export const getSuggestion = defineEndpoint({
  ...SUGGESTIONS,
  method: 'GET',
  path: ONE,
  summary: 'One suggestion, with why it was made and what was answered.',
  params: suggestionParams,
  answer: suggestion,
});

export const listSuggestionChanges = listOfChanges({
  path: `${ONE}changes/`,
  permission: 'platform.suggestions',
  params: suggestionParams,
});

export const answerSuggestion = defineEndpoint({
  ...SUGGESTIONS,
  method: 'PATCH',
  path: ONE,
  summary:
    'Answers a suggestion, says what became of it, or as which benefit it is offered; whoever made it is told. A rejection needs an answer, `live` a benefit, and only that has one.',
  revision: 'required',
  params: suggestionParams,
  body: z.strictObject({
    answer: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_ANSWER))),
    status: z.optional(status),
    benefit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647)))),
  }),
  answer: suggestion,
});
