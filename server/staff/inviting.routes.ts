import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/staff/invite-people.contract.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { serve } from '../endpoints/serve.ts';
import { sendingMoment } from '../registration/send-on.ts';
import { countColleagues } from './count-colleagues.ts';
import { invitePeople, invitePerson } from './invite-people.ts';
import { readColleague, readUser } from './stored-person.ts';

/** The calls that invite existing people, one or many, and count those who can be invited. */
export function invitingRoutes(app: FastifyInstance): void {
  serve(app, calls.invitePeople, ({ database, caller, body: { people, on }, request, now }) => {
    const idempotencyKey = readIdempotencyKey(request.headers);
    return invitePeople(database, { by: caller, people, sendAt: sendingMoment(on, now), idempotencyKey, now });
  });

  serve(app, calls.countColleagues, ({ database, caller, now }) => countColleagues(database, caller.companyId, now));

  serve(app, calls.inviteColleague, async ({ database, caller, params: { id: userId }, now }) => {
    const person = { companyId: caller.companyId, userId };
    await invitePerson(database, { by: caller, person, now });
    return readColleague(database, { ...person, now });
  });

  serve(app, calls.inviteUser, async ({ database, caller, params: { company: companyId, id: userId }, now }) => {
    const person = { companyId, userId };
    await invitePerson(database, { by: caller, person, now });
    return readUser(database, { ...person, now });
  });
}
