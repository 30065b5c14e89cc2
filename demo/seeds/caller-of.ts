import type { Roles } from '#contract/permissions/roles.ts';
import type { Caller } from '#server/caller/caller.ts';
import type { PersonKey } from '#server/people/person-key.ts';

/** A demo person with these roles as the caller of a service, without a request. */
export function callerOf(person: PersonKey, { admin_roles = [], company_roles = [] }: Partial<Roles>): Caller {
  return {
    ...person,
    language: 'SR',
    currency: 'RSD',
    roles: { admin_roles, company_roles, corporate_account: false },
    isAdmin: admin_roles.length > 0,
    hasCode: false,
    userVersion: 0,
    companyVersion: 0,
    catalogueVersion: 0,
    catalogueEpoch: 0,
    tokenHash: Buffer.alloc(32),
    via: 'screen',
    requestId: 'demo',
  };
}
