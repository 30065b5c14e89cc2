import { endProposal } from './admin-approvals/end-proposals.job.ts';
import { dropWaiting } from './admin-benefits/send-benefit-file.ts';
import { endAnnouncement } from './announcements/end-announcement.job.ts';
import { approvalKinds } from './approval-kinds.ts';
import { END_APPROVALS_EVERY, endApproval } from './approvals/end-approvals.job.ts';
import { forgetBulks } from './bulk/bulk-runs.ts';
import { eraseOldValues } from './changes/erase-values.ts';
import { SEAL_EVERY, sealChanges } from './changes/seal-changes.job.ts';
import { sealTeller } from './changes/tell-seal.ts';
import { COUNT_BOUGHT_EVERY, countBought } from './checkout/count-bought.job.ts';
import type { Config } from './config/config.ts';
import { lastPutBack } from './copies/put-back.ts';
import type { Database } from './database/database.ts';
import { deliveries } from './deliveries.ts';
import { createStorage } from './files/create-storage.ts';
import { removeOrphans } from './files/remove-orphans.job.ts';
import { forgetOldRows } from './imports/upload-rows.ts';
import { notedJobs } from './jobs/job-runs.ts';
import type { Job, ServerJob } from './jobs/jobs.ts';
import { leaveRoom } from './jobs/leave-room.ts';
import { createMailer, type MailLog } from './mail/mailer.ts';
import { NUDGE_EVERY, nudgeNext } from './nudges/nudges.job.ts';
import { outboxJobs } from './outbox/outbox.job.ts';
import { endRate } from './rates/end-rate.job.ts';
import { forgetOldLinks } from './registration/mail-links.ts';
import { TELL_LATE_EVERY, tellLate } from './requests/tell-late.job.ts';
import { forgetRemovedLists } from './saved-lists/saved-lists.service.ts';
import { TELL_MORNINGS_EVERY, tellMornings } from './saved-lists/tell-mornings.job.ts';
import { forgetOldSessions } from './session/old-sessions.ts';
import { CLOSE_EVERY, closeAfterLastDay } from './staff/end-leaving.job.ts';
import { RENEW_EVERY, renewSubscriptions } from './subscriptions/subscriptions.job.ts';
import { taskKinds } from './task-kinds.ts';
import { createBatchSize } from './tasks/batch-size.ts';
import { RUN_TASKS_EVERY, runTasks } from './tasks/run-tasks.job.ts';
import { dropTaskFiles } from './tasks/task-file.ts';
import { toldLists } from './told-lists.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

interface Surroundings {
  database: Database;
  config: Config;
  clock: () => Date;
  log: MailLog;
}

/** All jobs of the server, and the one that stores when each of them ran. */
export const serverJobs = (surroundings: Surroundings): Job[] =>
  notedJobs(jobsOf(surroundings), surroundings.database, surroundings.clock);

function jobsOf({ database, config, clock, log }: Surroundings): ServerJob[] {
  const mailer = createMailer(config, log);
  const storage = createStorage(config);
  const delivery = () => ({ mailer, config, now: clock(), log });
  const tell = sealTeller(database, log);
  const pace = createBatchSize();
  return [
    ...outboxJobs({ database, deliveries, delivery }, config.mailBulkPerSecond),
    {
      name: 'run tasks',
      rest: RUN_TASKS_EVERY,
      run: () => leaveRoom(() => runTasks(database, { kinds: taskKinds, pace, now: clock(), log })),
    },
    {
      name: 'remind of budgets that end',
      rest: NUDGE_EVERY,
      run: () => nudgeNext(database, clock()),
    },
    {
      name: 'tell what is new in lists',
      rest: TELL_MORNINGS_EVERY,
      run: () => tellMornings(database, { lists: toldLists, now: clock(), log }),
    },
    {
      name: 'tell reviewers what is late',
      rest: TELL_LATE_EVERY,
      run: () => tellLate(database, clock()),
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
      name: 'renew subscriptions',
      rest: RENEW_EVERY,
      run: async () => {
        await renewSubscriptions(database, { now: clock(), log });
        return false;
      },
    },
    {
      name: 'close accounts after the last day',
      rest: CLOSE_EVERY,
      run: () => closeAfterLastDay(database, clock()),
    },
    {
      name: 'end proposals on which nobody decided',
      rest: END_APPROVALS_EVERY,
      run: async () => {
        const more = [
          await endApproval(database, { kinds: approvalKinds, now: clock() }),
          await endAnnouncement(database, clock()),
          await endProposal(database, clock()),
          await endRate(database, clock()),
        ];
        return more.includes(true);
      },
    },
    {
      name: 'seal changes',
      rest: SEAL_EVERY,
      run: async () => {
        await sealChanges(database, clock());
        await tell(clock());
        return false;
      },
    },
    {
      name: 'erase old values of changes',
      rest: 24 * HOUR,
      run: () => eraseOldValues(database, clock()),
    },
    {
      name: 'forget old sessions and links',
      rest: HOUR,
      run: async () => {
        await forgetOldSessions(database, clock());
        await forgetOldLinks(database, clock());
        return false;
      },
    },
    {
      name: 'remove files that were never saved with a benefit',
      rest: 24 * HOUR,
      run: async () => dropWaiting(database, { putBack: await lastPutBack(database), now: clock() }),
    },
    {
      name: 'forget removed lists',
      rest: HOUR,
      run: async () => {
        await forgetRemovedLists(database, clock());
        return false;
      },
    },
    {
      name: 'forget previews of changes of many',
      rest: HOUR,
      run: () => forgetBulks(database, clock()),
    },
    {
      name: 'forget rows of old imports',
      rest: 24 * HOUR,
      run: async () => {
        await forgetOldRows(database, clock());
        return false;
      },
    },
    {
      name: 'forget files of tasks',
      rest: HOUR,
      run: async () => {
        await dropTaskFiles(database, clock());
        return false;
      },
    },
    {
      name: 'remove files that nothing names',
      rest: 24 * HOUR,
      run: async () => {
        await removeOrphans(database, storage, { putBack: await lastPutBack(database), now: clock() });
        return false;
      },
    },
  ];
}
