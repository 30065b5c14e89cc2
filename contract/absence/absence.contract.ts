import * as z from 'zod/mini';
import { day } from '../calendar/calendar.contract.ts';
import { defineEndpoint } from '../endpoint.ts';

const OWN = { audience: 'company-admin', permission: 'company.requests' } as const;

const colleague = z.object({ id: z.int(), name: z.string() });

const ownAbsence = z.object({
  absence: z
    .nullable(z.object({ from: day, to: day, delegate: colleague, now: z.boolean() }))
    .check(z.describe('One’s own that is not over; both days belong to it. `now`: it has begun.')),
  stands_in: z
    .array(z.object({ for: colleague, from: day, to: day }))
    .check(z.describe('For whom one stands in, in absences that are not over.')),
  reviewers: z.array(colleague).check(z.describe('All who may decide about requests of the company, by last name.')),
});

export type OwnAbsence = z.infer<typeof ownAbsence>;

export const getAbsence = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/absence/',
  summary: 'When one is away, and who has the requests that are assigned to one meanwhile.',
  answer: ownAbsence,
});

export const setAbsence = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/company/absence/',
  summary:
    'Says when one is away. What is assigned to one is with the delegate from the first day on, in Belgrade, until the last is over; what they decide meanwhile is noted as for one. 400 `from`, `to`; 404 for somebody of another company; 403 absence.own; 409 absence.delegate where they may not decide about requests, absence.away where they are absent themselves, absence.stands_in where one stands in for somebody then.',
  status: 200,
  body: z.strictObject({ from: day, to: day, delegate: z.int().check(z.gte(1)) }),
  answer: ownAbsence,
});

export const endAbsence = defineEndpoint({
  ...OWN,
  method: 'DELETE',
  path: '/company/absence/',
  summary:
    'Says that one is not away: what is assigned to one is with one again at once. Without an absence nothing happens.',
});
