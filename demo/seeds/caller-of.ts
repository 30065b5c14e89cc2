import type { Roles } from '#contract/permissions/roles.ts';
import type { Caller } from '#server/caller/caller.ts';
import type { PersonKey } from '#server/people/person-key.ts';

/** Somebody of the demo data with these roles, as the calls know who makes them; there was none. */
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
