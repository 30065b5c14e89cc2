import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { messageValues, posting, type ToPost } from '../outbox/post.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedVersion } from '../people/raised-version.ts';
import { type Telling, toldValues, toldWithPicture } from './insert-notifications.ts';

interface People {
  companyId: number;
  userIds: readonly number[];
}

/**
 * Notifies one person, or some of one company, in the transaction of the event: they see it with its commit, and never after a
 * rollback. Texts may be html and are sanitised. For many people there are announcements, sent by a task. Answers how many people
 * have it now.
 */
export async function notify(
  transaction: Transaction,
  people: PersonKey | People,
  telling: Telling,
  now: Date,
): Promise<number> {
  const { companyId } = people;
  const userIds = JSON.stringify('userIds' in people ? people.userIds : [people.userId]);
  const [row] = await tell(transaction, { companyId, userIds, ...toldValues(telling, now) });
  return row?.count ?? 0;
}

/** Notifies one person and queues an e-mail to them, in one statement. */
export async function notifyByMail(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  telling: Telling,
  mail: Omit<ToPost, 'companyId'>,
): Promise<void> {
  const values = { ...toldValues(telling, mail.now), ...messageValues({ companyId, ...mail }) };
  await tellByMail(transaction, { ...values, userIds: JSON.stringify([userId]) });
}

// Locked in the order of their keys, so that two who tell the same people never wait for each other in a circle.
const telling = () => sql`people as (
      select u.company_id, u.id as user_id from users u
      where u.company_id = ${number('companyId')}
        and u.id in (select id::bigint from jsonb_array_elements_text(${text('userIds')}::jsonb) as ids (id))
      order by u.id for no key update of u),
    ${toldWithPicture(sql`people`)},
    ${raisedVersion(sql`told`)}`;

const tell = statement(
  'notify',
  of<{ count: number }>,
  () => sql`with ${telling()} select count(*)::integer as count from told`,
);

const tellByMail = statement('notify_by_mail', of<object>, () => sql`with ${telling()} ${posting()}`);
