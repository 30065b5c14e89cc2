import type { TextLanguage } from '#contract/language/text-language.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, textOrNull, value } from '../database/text.ts';
import type { AppError } from '../errors/app-error.ts';
import { notify } from '../notifications/notify.ts';
import { post } from '../outbox/post.ts';
import { escapeHtml } from '../web/escape-html.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from './task-kind.ts';

/** Milliseconds after which a person has probably left the screen: for a longer task they also get an e-mail. */
const WORTH_A_MAIL = 10 * 60 * 1000;

interface ToEnd {
  kind: TaskKind;
  task: RunningTask & { startedAt: number };
  outcome: Outcome;
  /** Why the task was stopped or failed. */
  error?: AppError;
  now: Date;
}

/** Ends a locked task with its outcome, and notifies the person who started it. */
export async function endTask(transaction: Transaction, { kind, task, outcome, error, now }: ToEnd): Promise<void> {
  const { companyId, userId, id, startedAt } = task;
  const { result, words } = await kind.end(transaction, task, outcome, now);
  const why = error ? { code: error.code, en: error.text.en, sr: error.text.sr } : null;
  const told = { result: JSON.stringify(result), error: why && JSON.stringify(why) };
  await end(transaction, { companyId, id, outcome, now: now.toISOString(), ...told });
  await notify(transaction, { companyId, userId }, telling(id, words, error), now);
  if (now.getTime() - startedAt <= WORTH_A_MAIL) return;
  await post(transaction, { companyId, kind: 'task_ended', payload: { userId, words, why }, now });
}

function telling(id: number, words: Ending['words'], error: AppError | undefined) {
  const html = (language: TextLanguage) =>
    [words[language].text, error?.text[language]].map((text) => text && `<p>${escapeHtml(text)}</p>`).join('');
  return {
    titleEn: words.en.title,
    titleSr: words.sr.title,
    textEn: html('en'),
    textSr: html('sr'),
    sendFrom: 'Izbor',
    dedupeKey: `task-${id}`,
  };
}

const end = statement(
  'end_task',
  of<object>,
  () => sql`
    update tasks set status = ${value('outcome', of<Outcome>)}::task_status, ended_at = ${text('now')}::timestamptz,
      result = ${textOrNull('result')}::jsonb, error = ${textOrNull('error')}::jsonb, leased_by = null, leased_until = null
    where company_id = ${number('companyId')} and id = ${number('id')}`,
);
