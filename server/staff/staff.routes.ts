import type { FastifyInstance } from 'fastify';
import * as company from '#contract/staff/company-people.contract.ts';
import type { ListedUser } from '#contract/staff/person.contract.ts';
import { listColleagueChanges, listUserChanges } from '#contract/staff/person-changes.contract.ts';
import * as platform from '#contract/staff/platform-people.contract.ts';
import { listCompanyRoles, listPlatformRoles } from '#contract/staff/role-holders.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { personAt } from '../people/person-key.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { startExport } from '../tasks/export-task.ts';
import { addPerson } from './add-person.ts';
import { changeFields } from './change-person-fields.ts';
import {
  type ColleagueQuery,
  type ColleagueRow,
  colleagues,
  exportedColleagues,
  sumColleagues,
  toColleague,
} from './colleague-list.ts';
import { COLLEAGUES_IN_TASK, USERS_IN_TASK } from './long-files.ts';
import { colleagueChanges, personChanges } from './person-changes.ts';
import { readCompanyHolders, readPlatformHolders } from './role-holders.ts';
import { COLLEAGUES_FILE, USERS_FILE } from './staff-files.ts';
import { readColleague, readUser } from './stored-person.ts';
import { readUnits } from './units.ts';
import { type UserQuery, users } from './user-list.ts';

/** The calls of a company's admins on its people. */
export function colleagueRoutes(app: FastifyInstance): void {
  serve(app, company.listColleagues, async ({ database, caller, query, now }) => {
    const list = colleagues(caller.companyId, now);
    const { results, ...found } = await readRecords<ColleagueRow, ColleagueQuery>(database, list, query);
    const answered = Object.assign(found, { results: results.map(toColleague) });
    return recordsAnswer(company.listColleagues.path, query, answered);
  });

  serve(app, company.sumColleagues, ({ database, caller: { companyId }, query, now }) =>
    sumColleagues(database, { companyId, query, now }),
  );

  serve(app, company.exportColleagues, (call) =>
    exportRecords(call, exportedColleagues(call.caller.companyId, call.now), COLLEAGUES_FILE),
  );

  serve(app, company.exportColleaguesInTask, (call) => startExport(call, COLLEAGUES_IN_TASK));

  serve(app, company.listUnits, async ({ database, caller }) => ({ results: await readUnits(database, caller) }));

  serve(app, listCompanyRoles, ({ database, caller: { companyId }, now }) =>
    readCompanyHolders(database, { companyId, now }),
  );

  serve(app, company.addColleague, async ({ database, caller, body, now }) => {
    const { companyId } = caller;
    const person = await addPerson(database, { by: caller, companyId, fields: body, now });
    return readColleague(database, { ...person, now });
  });

  serve(app, company.getColleague, ({ database, caller: { companyId }, params: { id: userId }, now }) =>
    readColleague(database, { companyId, userId, now }),
  );

  serve(app, listColleagueChanges, ({ database, caller: { companyId }, params: { id: userId }, query }) =>
    colleagueChanges(database, {
      person: { companyId, userId },
      path: listColleagueChanges.path.replace('{id}', String(userId)),
      query,
    }),
  );

  serve(app, company.changeColleague, async ({ database, caller, params: { id: userId }, body, seen, now }) => {
    const person = { companyId: caller.companyId, userId };
    const owned = ['email', 'birth_place', 'birthday'] as const;
    await changeFields(database, { by: caller, person, seen, now, read: readColleague, fields: body, owned });
    return readColleague(database, { ...person, now });
  });
}

/** The calls of the platform on people of all companies. */
export function userRoutes(app: FastifyInstance): void {
  serve(app, platform.listUsers, async ({ database, query, now }) =>
    recordsAnswer(
      platform.listUsers.path,
      query,
      await readRecords<ListedUser, UserQuery>(database, users(now), query),
    ),
  );

  serve(app, platform.exportUsers, (call) => exportRecords(call, users(call.now), USERS_FILE));

  serve(app, platform.exportUsersInTask, (call) => startExport(call, USERS_IN_TASK));

  serve(app, listPlatformRoles, ({ database, now }) => readPlatformHolders(database, now));

  serve(app, platform.addUser, async ({ database, caller, body: { company: companyId, ...fields }, now }) => {
    const person = await addPerson(database, { by: caller, companyId, fields, now });
    return readUser(database, { ...person, now });
  });

  serve(app, platform.getUser, ({ database, params: { company: companyId, id: userId }, now }) =>
    readUser(database, { companyId, userId, now }),
  );

  serve(app, listUserChanges, ({ database, params: { company: companyId, id: userId }, query }) =>
    personChanges(database, {
      person: { companyId, userId },
      path: listUserChanges.path.replace('{company}', String(companyId)).replace('{id}', String(userId)),
      query,
    }),
  );

  serve(app, platform.changeUser, async ({ database, caller, params, body, seen, now }) => {
    const person = personAt(params);
    const owned = ['email'] as const;
    await changeFields(database, { by: caller, person, seen, now, read: readUser, fields: body, owned });
    return readUser(database, { ...person, now });
  });
}
