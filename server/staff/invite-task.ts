import type { Language } from '#contract/language/language.ts';
import type { Acting } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { grouped } from '../money/grouped.ts';
import { sendInvitations } from '../registration/send-invitations.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { INVITE_TEXTS } from './invite.texts.ts';
import { type InvitePayload, readToInvite } from './to-invite.ts';

/** The task that invites people of a company. Its progress is the index of the next person, so that nobody is written to twice. */
export const inviteTaskOf = (permission: TaskKind['permission']): TaskKind => ({
  permission,
  most: 200,
  batch: async (transaction, task, { size, now }) => {
    const { userId, id: taskId, done, failed, payload } = task;
    const { ids, sendAt } = payload as InvitePayload;
    const companyId = companyInvitedTo(task);
    const next = ids.slice(done + failed, done + failed + size);
    await lockCompany(transaction, companyId);
    const by: Acting = { companyId: task.companyId, userId, via: 'bulk', viaId: String(taskId) };
    const invited = await readToInvite(transaction, companyId, next);
    const leaving = sendAt === null ? {} : { sendAt: new Date(sendAt) };
    const answers = await sendInvitations(transaction, { companyId, by, invited, taskId, now, ...leaving });
    const sent = answers.filter(({ outcome }) => outcome === 'sent').length;
    return { done: sent, failed: next.length - sent };
  },
  end: endInviting,
});

const companyInvitedTo = ({ companyId, payload }: RunningTask): number =>
  (payload as InvitePayload).companyId ?? companyId;

async function endInviting(transaction: Transaction, task: RunningTask, outcome: Outcome, now: Date): Promise<Ending> {
  const { id, total, done, failed } = task;
  const companyId = companyInvitedTo(task);
  const withdrawn = outcome === 'done' ? 0 : await withdrawUnsent(transaction, { companyId, taskId: id, now });
  const counts = { invited: done - withdrawn, left_out: failed, withdrawn, left: total - done - failed };
  const inLanguage = (language: Language) => {
    const { title, stopped, invited, leftOut } = INVITE_TEXTS[language];
    const sentences = [
      invited(grouped(counts.invited, language), grouped(total, language)),
      ...(failed > 0 ? [leftOut(grouped(failed, language))] : []),
    ];
    return { title: outcome === 'done' ? title : stopped, text: sentences.join(' ') };
  };
  return { result: counts, words: { en: inLanguage('EN'), sr: inLanguage('SR') } };
}

/** Stopping the task means that no more mails are wanted: withdraws the invitations that are not sent yet. */
async function withdrawUnsent(
  transaction: Transaction,
  { companyId, taskId, now }: { companyId: number; taskId: number; now: Date },
): Promise<number> {
  const withdrawn = await ask(
    transaction,
    sql`
    update invitations set withdrawn_at = ${now.toISOString()}::timestamptz
    where company_id = ${companyId} and task_id = ${taskId} and sent_at is null and used_by is null and withdrawn_at is null
    returning 1 as one`,
  );
  return withdrawn.length;
}
