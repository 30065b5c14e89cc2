import * as z from 'zod/mini';

/** Repeated jobs of the server, by their names in the log. */
const JOBS = [
  'deliver the outbox',
  'deliver what goes to many',
  'run tasks',
  'remind of budgets that end',
  'count what was bought',
  'tell what is new in lists',
  'tell reviewers what is late',
  'renew subscriptions',
  'close accounts after the last day',
  'end proposals on which nobody decided',
  'seal changes',
  'erase old values of changes',
  'forget old sessions and links',
  'remove files that were never saved with a benefit',
  'forget removed lists',
  'forget previews of changes of many',
  'forget rows of old imports',
  'forget files of tasks',
  'remove files that nothing names',
] as const;
export type JobName = (typeof JOBS)[number];

const moment = z.string().check(z.describe('ISO 8601'));

/** Lanes of the mail outbox. */
export const MAIL_LANES = ['now', 'bulk'] as const;
export type MailLane = (typeof MAIL_LANES)[number];

const lateMail = z.object({
  lane: z.enum(MAIL_LANES).check(z.describe('`now` is what one person waits for, `bulk` what goes to many.')),
  count: z.int().check(z.describe('At least one; 10,000 may be more.')),
  stuck: z.int().check(z.describe('Of them those that were tried in vain so often that they may never leave.')),
  since: moment.check(z.describe('When the first of them should have left.')),
});

const lateJob = z.object({
  name: z.enum(JOBS),
  since: moment.check(z.describe('When it failed, or should have run.')),
  failed: z.boolean().check(z.describe('It ran and failed; otherwise it did not run.')),
});

/** Health of the shop itself: lists of problems, empty when all is well. */
export const health = z.object({
  mail: z.array(lateMail).check(z.describe('What waits in the outbox past its time.')),
  jobs: z.array(lateJob).check(z.describe('The longest ago first.')),
  seal: z.object({
    at: z.nullable(moment).check(z.describe('When the newest seal of the log of changes was made; null without one.')),
    unsealed_since: z.nullable(moment).check(z.describe('The first change that should have a seal and has none.')),
  }),
});

export type Health = z.infer<typeof health>;
