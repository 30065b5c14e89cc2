import { getCompanyRoles, getRoles, putCompanyRoles, putRoles } from '#contract/roles/roles.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import type { RoleSite } from './use-saving-roles.ts';
import { USER_CALLS, type UserKey } from './user-calls.ts';

/** The roles of one of a company's people, in that company. */
export function companyRoles(id: number): RoleSite {
  const params = { id };
  return {
    key: [getCompanyRoles.path, { params }],
    hasPlatform: false,
    read: async (signal) => Object.assign({}, NO_OTHERS, await callEndpoint(getCompanyRoles, { params, signal })),
    save: ({ company_roles }) => callEndpoint(putCompanyRoles, { params, body: { company_roles: [...company_roles] } }),
    changes: COLLEAGUE_CALLS,
  };
}

const NO_OTHERS = { admin_roles: [], corporate_account: false };

/** The roles of a person of any company, in it and on the platform. */
export function userRoles(params: UserKey): RoleSite {
  return {
    key: [getRoles.path, { params }],
    hasPlatform: true,
    read: (signal) => callEndpoint(getRoles, { params, signal }),
    save: ({ admin_roles, company_roles, corporate_account }) =>
      callEndpoint(putRoles, {
        params,
        body: { admin_roles: [...admin_roles], company_roles: [...company_roles], corporate_account },
      }),
    changes: USER_CALLS,
  };
}
