import { getColleague, listColleagues, sumColleagues } from '#contract/staff/company-people.contract.ts';
import { countColleagues } from '#contract/staff/invite-people.contract.ts';

import {
  deactivateColleague,
  getColleagueImpact,
  reactivateColleague,
} from '#contract/staff/person-ending.contract.ts';
import { listCompanyRoles } from '#contract/staff/role-holders.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import type { SteppedPerson } from './person-steps.ts';
import { type EndingCalls, usePersonEnding } from './use-person-ending.tsx';

/** The calls whose answers change with a person of a company. */
export const COLLEAGUE_CALLS = [
  listColleagues,
  getColleague,
  countColleagues,
  sumColleagues,
  listCompanyRoles,
  getCompanyToday,
] as const;

/** The calls that close and reopen accounts of one's own company. */
export function useColleagueEnding() {
  const { currency } = useMe().company;
  const calls: EndingCalls<SteppedPerson> = {
    idOf: ({ id }) => id,
    read: async ({ id }, signal) => {
      const input = { params: { id }, signal };
      return Promise.all([callEndpoint(getColleague, input), unlessClosed(callEndpoint(getColleagueImpact, input))]);
    },
    end: (person, seen, body) => callEndpoint(deactivateColleague, { ...recordAt(person.id, seen), body }),
    reopen: (person, seen) => callEndpoint(reactivateColleague, recordAt(person.id, seen)),
    currencyOf: () => currency,
    owners: `${paths.companyAdmin}/people?state=active`,
    changes: COLLEAGUE_CALLS,
  };
  return usePersonEnding(calls);
}

/** Null for an account that is closed already, which has no impact. */
export async function unlessClosed<Impact>(impact: Promise<Impact>): Promise<Impact | null> {
  try {
    return await impact;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'staff.closed') return null;
    throw error;
  }
}
