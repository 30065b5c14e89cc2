import { addUser, changeUser, getUser, listUsers } from '#contract/staff/platform-people.contract.ts';
import { listPlatformRoles } from '#contract/staff/role-holders.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';
import { atRevision } from '../admin/at-revision.ts';
import { NEW } from '../admin/list-address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { PeopleCalls } from './person-record.ts';

/** The calls whose answers change with a person of any company. */
export const USER_CALLS = [listUsers, getUser, listPlatformRoles, getToday] as const;

/** Whose person, and which. */
export interface UserKey {
  company: number;
  id: number;
}

/** How the address names a person: `3-17`. */
export const USER_NAME = /^[1-9]\d{0,8}-[1-9]\d{0,8}$/;
export const userName = ({ company, id }: UserKey): string => `${company}-${id}`;

export function userKey(open: string): UserKey {
  const [company = 0, id = 0] = open === NEW ? [] : open.split('-').map(Number);
  return { company, id };
}

/** How people of any company are read and saved; `open` is `3-17`. */
export function userCalls(open: string): PeopleCalls {
  const params = userKey(open);
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
