import type { AnnouncementStatus } from '#contract/announcements/announcements.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, value } from '../database/text.ts';
import { grouped } from '../money/grouped.ts';
import { toldValues } from '../notifications/insert-notifications.ts';
import { startTask } from '../tasks/start-task.ts';
import type { Ending, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { tellingOf } from './announcement-telling.ts';
import { ANNOUNCEMENT_WORDS } from './announcements.texts.ts';
import { checkedOf, type StoredAnnouncement, senderOf } from './stored-announcement.ts';
import { tellNext, withdrawNext } from './tell-next.ts';

const permission = 'platform.announcements';

type Values = ReturnType<typeof toldValues>;

/**
 * Payload of the task: the announcement, and the values of its notification. Tasks from before there were pictures have no texts
 * of a picture.
 */
interface Payload {
  announcementId: number;
  values: Omit<Values, 'imageAltEn' | 'imageAltSr'> & Partial<Values>;
}

const idOf = ({ payload }: RunningTask) => (payload as unknown as Payload).announcementId;

/** Sends an announcement to the people fixed for it, in batches. */
export const announceTask: TaskKind = {
  permission,
  most: 500,
  notes: true,
  batch: async (transaction, task, { size, now }) => {
    const { announcementId: id, values: kept } = task.payload as unknown as Payload;
    const values = Object.assign({ imageAltEn: '', imageAltSr: '' }, kept);
    const { told, skipped } = await tellNext(transaction, { id, size, task, values, now });
    return { done: told, failed: skipped };
  },
  end: async (transaction, task, outcome) => {
    const id = idOf(task);
    const { told, skipped, people } = await settle(transaction, id, outcome === 'done' ? 'sent' : 'stopped');
    return {
      result: { announcement: id, told, skipped },
      words: inBoth((language) => {
        const words = ANNOUNCEMENT_WORDS[language];
        const sentences = [words.told(grouped(told, language), grouped(people, language))];
        if (skipped > 0) sentences.push(words.skipped(grouped(skipped, language)));
        return { title: outcome === 'done' ? words.sent : words.stopped, text: sentences.join(' ') };
      }),
    };
  },
};

/** Takes an announcement back from all who have not read it, in batches. */
export const withdrawTask: TaskKind = {
  permission,
  most: 500,
  notes: true,
  batch: async (transaction, task, { size, now }) => {
    const { removed, kept } = await withdrawNext(transaction, { id: idOf(task), size, task, now });
    return { done: removed, failed: kept };
  },
  end: async (transaction, task, outcome) => {
    const id = idOf(task);
    const { told, taken_back, checked } = await settle(transaction, id, outcome === 'done' ? 'withdrawn' : 'sent');
    const kept = checked - taken_back;
    return {
      result: { announcement: id, removed: taken_back, kept },
      words: inBoth((language) => {
        const words = ANNOUNCEMENT_WORDS[language];
        const sentences = [words.removed(grouped(taken_back, language), grouped(kept, language))];
        if (told > checked) sentences.push(words.unchecked(grouped(told - checked, language)));
        return { title: outcome === 'done' ? words.withdrawn : words.withdrawStopped, text: sentences.join(' ') };
      }),
    };
  },
};

const inBoth = (words: (language: Language) => { title: string; text: string }): Ending['words'] => ({
  en: words('EN'),
  sr: words('SR'),
});

interface Settled {
  told: number;
  skipped: number;
  people: number;
  taken_back: number;
  /** For how many people it was checked whether they had read it. */
  checked: number;
}

async function settle(transaction: Transaction, id: number, status: AnnouncementStatus): Promise<Settled> {
  const [row] = await settling(transaction, { id, status });
  if (!row) throw new Error(`no announcement ${id}`);
  return row;
}

const settled = sql`${value('status', of<AnnouncementStatus>)}::announcement_status`;

// After a stopped withdrawal the status is `sent` only if everybody was handled by the sending; otherwise `stopped`, so that the
// sending can be resumed.
const settling = statement(
  'settle_announcement',
  of<Settled>,
  () => sql`
    update announcements set status = case when ${settled} = 'sent' and told + skipped < people then 'stopped' else ${settled} end
    where id = ${number('id')}::integer
    returning told, skipped, people, taken_back, ${checkedOf(sql`announcements.id`)} as checked`,
);

interface ToStart {
  total: number;
  now: Date;
  /** Immediately by default. */
  startsAt?: Date;
}

const titlesOf = ({ title_en: en, title_sr: sr }: StoredAnnouncement) => ({ en, sr });

/** Starts the task that sends an announcement, in the name of its sender; answers the id of the task. */
export function startAnnouncing(
  transaction: Transaction,
  stored: StoredAnnouncement,
  { total, now, startsAt }: ToStart,
) {
  const payload = { announcementId: stored.id, values: toldValues(tellingOf(stored), now) };
  const keyed = Object.assign(payload.values, { dedupeKey: `announced-${stored.id}` });
  const asked = {
    kind: 'announcement',
    permission,
    total,
    payload: Object.assign(payload, { values: keyed }),
    about: titlesOf(stored),
  } as const;
  return startTask(transaction, senderOf(stored), Object.assign({}, asked, startsAt && { startsAt }), now);
}

/** Starts the task that takes an announcement back; answers the id of the task. */
export function startWithdrawing(transaction: Transaction, stored: StoredAnnouncement, { total, now }: ToStart) {
  const payload = { announcementId: stored.id };
  const asked = { kind: 'announcement_withdraw', permission, total, payload, about: titlesOf(stored) } as const;
  return startTask(transaction, senderOf(stored), asked, now);
}
