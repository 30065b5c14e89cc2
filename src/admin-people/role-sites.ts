import type { AnswerOf } from '#contract/endpoint.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import { getCompanyRoles, getRoles, putCompanyRoles, putRoles } from '#contract/roles/roles.contract.ts';
import { atRevision, recordAt } from '../admin/parts/at-revision.ts';
import type { CompanyKey } from '../admin/parts/company-key.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import type { RoleSite } from './use-saving-roles.ts';
import { USER_CALLS } from './user-calls.ts';

/** The calls for the roles of one of a company's people, in that company. */
export function companyRoles(id: number): RoleSite {
  const params = { id };
  return {
    key: query(getCompanyRoles, { params }).queryKey,
    hasPlatform: false,
    read: async (signal) => seen(inCompany(await callEndpoint(getCompanyRoles, { params, signal }))),
    save: ({ company_roles }, revision) =>
      callEndpoint(putCompanyRoles, {
        ...recordAt(id, revision),
        body: { company_roles: [...company_roles] },
      }),
    readRecord: (record) => inCompany(record as AnswerOf<typeof getCompanyRoles>),
    changes: COLLEAGUE_CALLS,
  };
}

const inCompany = (answer: AnswerOf<typeof getCompanyRoles>) =>
  Object.assign({ admin_roles: [], corporate_account: false }, answer);

const seen = <Answer extends Roles & { revision: number }>(answer: Answer) => ({
  roles: answer,
  revision: answer.revision,
});

/** The calls for the roles of a person of any company, in it and on the platform. */
export function userRoles(params: CompanyKey): RoleSite {
  return {
    key: query(getRoles, { params }).queryKey,
    hasPlatform: true,
    read: async (signal) => seen(await callEndpoint(getRoles, { params, signal })),
    save: ({ admin_roles, company_roles, corporate_account }, revision) =>
      callEndpoint(putRoles, {
        params,
        headers: atRevision(revision),
        body: { admin_roles: [...admin_roles], company_roles: [...company_roles], corporate_account },
      }),
    readRecord: (record) => record as AnswerOf<typeof getRoles>,
    changes: USER_CALLS,
  };
}
