import type { FastifyInstance } from 'fastify';
import * as ending from '#contract/staff/person-ending.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { personAt } from '../people/person-key.ts';
import { endPerson, reopenPerson } from './end-person.ts';
import { readImpact } from './person-impact.ts';
import { readColleague, readUser } from './stored-person.ts';

/** The calls that preview the end of an account, set it, and take it back. */
export function endingRoutes(app: FastifyInstance): void {
  serve(app, ending.getColleagueImpact, ({ database, caller: { companyId }, params: { id: userId }, now }) =>
    readImpact(database, { companyId, userId, now }),
  );

  serve(app, ending.deactivateColleague, async ({ database, caller, params: { id: userId }, body, seen, now }) => {
    const person = { companyId: caller.companyId, userId };
    const { impact, reason, last_day: lastDay } = body;
    await endPerson(database, { by: caller, person, seen, now, read: readColleague, impact, reason, lastDay });
    return readColleague(database, { ...person, now });
  });

  serve(app, ending.reactivateColleague, async ({ database, caller, params: { id: userId }, seen, now }) => {
    const person = { companyId: caller.companyId, userId };
    await reopenPerson(database, { by: caller, person, seen, now, read: readColleague });
    return readColleague(database, { ...person, now });
  });

  serve(app, ending.getUserImpact, ({ database, params: { company: companyId, id: userId }, now }) =>
    readImpact(database, { companyId, userId, now }),
  );

  serve(app, ending.deactivateUser, async ({ database, caller, params, body, seen, now }) => {
    const person = personAt(params);
    const { impact, reason, last_day: lastDay } = body;
    await endPerson(database, { by: caller, person, seen, now, read: readUser, impact, reason, lastDay });
    return readUser(database, { ...person, now });
  });

  serve(app, ending.reactivateUser, async ({ database, caller, params, seen, now }) => {
    const person = personAt(params);
    await reopenPerson(database, { by: caller, person, seen, now, read: readUser });
    return readUser(database, { ...person, now });
  });
}
