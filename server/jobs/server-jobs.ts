import { COUNT_BOUGHT_EVERY, countBought } from '../checkout/count-bought.job.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { createMailer, type MailLog } from '../mail/mailer.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { forgetOldSessions } from '../session/old-sessions.ts';
import type { Job } from './jobs.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

interface Surroundings {
  database: Database;
  config: Config;
  clock: () => Date;
  log: MailLog;
}

/** All jobs of the server. */
export function serverJobs({ database, config, clock, log }: Surroundings): Job[] {
  const mailer = createMailer(config, log);
  return [
    {
      name: 'deliver the outbox',
      rest: 2 * SECOND,
      run: () => deliverNext(database, { mailer, config, now: clock(), log }),
    },
    {
      name: 'count what was bought',
      rest: COUNT_BOUGHT_EVERY,
      run: async () => {
        await countBought(database);
        return false;
      },
    },
    {
      name: 'forget old sessions',
      rest: HOUR,
      run: async () => {
        await forgetOldSessions(database, clock());
        return false;
      },
    },
  ];
}
