import { addUser, changeUser, getUser, listUsers } from '#contract/staff/platform-people.contract.ts';
import { listPlatformRoles } from '#contract/staff/role-holders.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { companyKey } from '../admin/parts/company-key.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { PeopleCalls } from './person-record.ts';

/** The calls whose answers change with a person of any company. */
export const USER_CALLS = [listUsers, getUser, listPlatformRoles, getToday] as const;

/** The calls that read and save people of any company; `open` is `3-17`. */
export function userCalls(open: string): PeopleCalls {
  const params = companyKey(open);
  return {
    get: (signal) => callEndpoint(getUser, signal ? { params, signal } : { params }),
    add: (body, changes) => callEndpoint(addUser, { body: Object.assign({ company: Number(changes.company) }, body) }),
    change: (seen, body) => callEndpoint(changeUser, { params, headers: atRevision(seen), body }),
    find: async (email, lastName, changes) => {
      const company = Number(changes.company);
      const { results } = await callEndpoint(listUsers, {
        query: { search: email, company: String(company), page_size: 100 },
      });
      const added = results.find((each) => each.email === email && each.last_name === lastName);
      return added ? callEndpoint(getUser, { params: { company, id: added.id } }) : null;
    },
  };
}
