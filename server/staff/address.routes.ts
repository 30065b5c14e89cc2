import type { FastifyInstance } from 'fastify';
import * as address from '#contract/staff/person-address.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { personAt } from '../people/person-key.ts';
import { askForAddress, withdrawAddress } from './ask-address.ts';
import { readColleague, readUser } from './stored-person.ts';

/** Changes of address by the admins of a company. */
export function colleagueAddressRoutes(app: FastifyInstance): void {
  serve(app, address.askForAddress, async ({ database, caller: by, params: { id: userId }, body, seen, now }) => {
    const person = { companyId: by.companyId, userId };
    await askForAddress(database, { by, person, seen, now, read: readColleague, email: body.email });
    return readColleague(database, { ...person, now });
  });

  serve(app, address.withdrawAddress, async ({ database, caller: by, params: { id: userId }, seen, now }) => {
    const person = { companyId: by.companyId, userId };
    await withdrawAddress(database, { by, person, seen, now, read: readColleague });
    return readColleague(database, { ...person, now });
  });
}

/** Changes of address in all companies, by administrators of the platform. */
export function userAddressRoutes(app: FastifyInstance): void {
  serve(app, address.askForUserAddress, async ({ database, caller: by, params, body, seen, now }) => {
    const person = personAt(params);
    await askForAddress(database, { by, person, seen, now, read: readUser, email: body.email });
    return readUser(database, { ...person, now });
  });

  serve(app, address.withdrawUserAddress, async ({ database, caller: by, params, seen, now }) => {
    const person = personAt(params);
    await withdrawAddress(database, { by, person, seen, now, read: readUser });
    return readUser(database, { ...person, now });
  });
}
