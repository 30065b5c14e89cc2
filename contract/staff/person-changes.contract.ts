import { listOfChanges, listOfOwnChanges } from '../changes/changes.contract.ts';
import { idParams } from '../endpoint.ts';
import { personParams } from './platform-people.contract.ts';

/** What administrators changed of one of the people of the own company; what is the person's own has no values. */
export const listColleagueChanges = listOfOwnChanges({
  path: '/company/people/{id}/changes/',
  permission: 'company.people',
  params: idParams,
});

export const listUserChanges = listOfChanges({
  path: '/admin/users/{company}/{id}/changes/',
  permission: 'platform.people',
  params: personParams,
});
