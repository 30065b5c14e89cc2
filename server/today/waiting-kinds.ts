import type { Language } from '#contract/language/language.ts';
import { sql, type Text } from '../database/text.ts';
import { LACKING } from '../help/question-list.ts';
import { IDLE } from '../providers/provider-list.ts';
import { isInState } from '../staff/staff-columns.ts';
import type { WaitingRows } from './read-waiting.ts';

/** What waits on the platform. */
export function waitingOnPlatform(language: Language): readonly WaitingRows[] {
  const [mine, other] =
    language === 'SR' ? [sql`q.question_sr`, sql`q.question_en`] : [sql`q.question_en`, sql`q.question_sr`];
  const question = {
    permission: 'platform.content',
    id: sql`q.id`,
    name: sql`coalesce(nullif(${mine}, ''), ${other})`,
    since: sql`q.changed_at`,
  } as const;
  return [
    {
      kind: 'providers.idle',
      permission: 'platform.catalogue',
      from: sql`providers p where p.active and ${IDLE}`,
      id: sql`p.id`,
      name: sql`p.name`,
      since: sql`p.changed_at`,
    },
    Object.assign({ kind: 'questions.sr', from: sql`questions q where ${LACKING.sr}` } as const, question),
    Object.assign({ kind: 'questions.en', from: sql`questions q where ${LACKING.en}` } as const, question),
  ];
}

/** What waits in a company: those who cannot sign in, since nobody has invited them or their invitation is too old. */
export function waitingInCompany(companyId: number, now: Date): readonly WaitingRows[] {
  const people = (state: 'added' | 'expired', since: Text) => ({
    kind: `people.${state}` as const,
    permission: 'company.people' as const,
    from: sql`users u where u.company_id = ${companyId} and ${isInState(state, now)}`,
    id: sql`u.id`,
    name: sql`trim(concat_ws(' ', u.first_name, u.last_name))`,
    since,
  });
  const expiredAt = sql`(select max(i.expires_at) from invitations i where i.company_id = u.company_id and i.email = u.email)`;
  return [people('added', sql`u.created_at`), people('expired', expiredAt)];
}
