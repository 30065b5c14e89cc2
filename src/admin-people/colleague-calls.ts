import {
  addColleague,
  changeColleague,
  getColleague,
  listColleagues,
} from '#contract/staff/company-people.contract.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { PeopleCalls } from './person-record.ts';

/** The calls that read and save people of one's own company; `open` is a number. */
export function colleagueCalls(open: string): PeopleCalls {
  const params = { id: Number(open) };
  return {
    get: (signal) => callEndpoint(getColleague, signal ? { params, signal } : { params }),
    add: (body) => callEndpoint(addColleague, { body }),
    change: (seen, body) => callEndpoint(changeColleague, { params, headers: atRevision(seen), body }),
    find: async (email, lastName) => {
      const { results } = await callEndpoint(listColleagues, { query: { search: email, page_size: 100 } });
      const added = results.find((each) => each.email === email && each.last_name === lastName);
      return added ? callEndpoint(getColleague, { params: { id: added.id } }) : null;
    },
  };
}
