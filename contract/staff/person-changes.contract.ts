import { listOfChanges, listOfOwnChanges } from '../changes/changes.contract.ts';
import { idParams } from '../endpoint.ts';
import { personParams } from './platform-people.contract.ts';

/** Changes that administrators made to a person of their company; values of fields that are the person’s own are left out. */
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
