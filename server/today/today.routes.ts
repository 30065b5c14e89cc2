import type { FastifyInstance } from 'fastify';
import * as find from '#contract/today/find.contract.ts';
import * as mail from '#contract/today/late-mail.contract.ts';
import * as pulse from '#contract/today/pulse.contract.ts';
import * as today from '#contract/today/today.contract.ts';
import { unlessSeen } from '../endpoints/entity-tag.ts';
import { serve } from '../endpoints/serve.ts';
import { findableInCompany, findableOnPlatform, findRecords } from './find-records.ts';
import { firstStepsOfCompany, firstStepsOfPlatform, readFirstDay } from './first-day.ts';
import { readBeat } from './read-beat.ts';
import { readHealth } from './read-health.ts';
import { readWaiting } from './read-waiting.ts';
import { readWatched } from './read-watched.ts';
import { setMailAside } from './set-mail-aside.ts';
import { waitingInCompany, waitingOnPlatform } from './waiting-kinds.ts';

/** Calls that administration polls, and those of its first page. */
export function todayRoutes(app: FastifyInstance): void {
  serve(app, pulse.getPulse, async ({ database, caller, query: { open }, now, ...poll }) =>
    unlessSeen(poll, {
      ...(await readBeat(database, caller, { site: 'platform', kinds: waitingOnPlatform(caller, now), now })),
      record: await readWatched(database, caller, { open, now }),
    }),
  );

  serve(app, pulse.getCompanyPulse, async ({ database, caller, query: { open }, now, ...poll }) =>
    unlessSeen(poll, {
      ...(await readBeat(database, caller, { site: 'company', kinds: waitingInCompany(caller, now), now })),
      record: await readWatched(database, caller, { open, now }),
    }),
  );

  serve(app, today.getToday, async ({ database, caller, now, ...poll }) =>
    unlessSeen(poll, {
      waiting: await readWaiting(database, waitingOnPlatform(caller, now), { roles: caller.roles, now }),
      first_day: await readFirstDay(database, caller, firstStepsOfPlatform(caller)),
      health: await readHealth(database, now),
    }),
  );

  serve(app, mail.setMailAside, ({ database, caller, body, now }) =>
    setMailAside(database, caller, Object.assign({ now }, body)),
  );

  serve(app, today.getCompanyToday, async ({ database, caller, now, ...poll }) =>
    unlessSeen(poll, {
      waiting: await readWaiting(database, waitingInCompany(caller, now), { roles: caller.roles, now }),
      first_day: await readFirstDay(database, caller, firstStepsOfCompany(caller)),
      health: null,
    }),
  );

  serve(app, find.findRecords, async ({ database, caller, query: { search }, now }) => ({
    results: await findRecords(database, caller, findableOnPlatform(caller), { search, now }),
  }));

  serve(app, find.findCompanyRecords, async ({ database, caller, query: { search }, now }) => ({
    results: await findRecords(database, caller, findableInCompany(caller), { search, now }),
  }));
}
