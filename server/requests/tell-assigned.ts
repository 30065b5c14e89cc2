import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { Assigned } from '#contract/requests/review.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { letter } from '../mail/letter.ts';
import { notifyByMail } from '../notifications/notify.ts';
import type { Compose } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import { readName } from '../people/read-name.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { isWith } from './assignment.ts';
import type { Mover } from './mover.ts';
import type { OpenRequest } from './open-request.ts';
import { ASSIGNED, type AssignedFacts } from './requests.texts.ts';
import { PERMISSION } from './second-person.ts';

/**
 * Notifies the person who has the request from now on, by a notification and a mail: the assigned reviewer or their delegate. Nobody is
 * notified of what they did themselves.
 */
export async function tellAssigned(
  transaction: Transaction,
  request: OpenRequest,
  { companyId, actorId }: Mover,
  { assigned, now }: { assigned: Assigned; now: Date },
): Promise<void> {
  const { to, stands_in } = assigned;
  const userId = (stands_in ?? to).id;
  if (userId === actorId) return;
  const { id, userId: employeeId, providerName: provider, amount, currency } = request;
  const who = await readName(transaction, { companyId, userId: actorId });
  const employee = await readName(transaction, { companyId, userId: employeeId });
  const facts = { id, employee, provider, who, absent: stands_in ? to.name : '' };
  const html = (language: Language) =>
    `<p>${escapeHtml(ASSIGNED[language].text(Object.assign({ amount: formatMoney(amount, currency, language) }, facts)))}</p>`;
  const telling = {
    titleEn: ASSIGNED.EN.title,
    titleSr: ASSIGNED.SR.title,
    textEn: html('EN'),
    textSr: html('SR'),
    sendFrom: 'Izbor',
  };
  const mail = { kind: 'request_assigned', payload: { requestId: id, userId, who, absent: facts.absent }, now };
  await notifyByMail(transaction, { companyId, userId }, telling, mail);
}

interface Row extends Pick<AssignedFacts, 'employee' | 'provider'> {
  amount: Minor;
  currency: Currency;
  email: string;
  name: string;
  language: Language;
}

/** The mail about an assignment; null if the request is decided by now or with somebody else, or the person does not review any more. */
export const assignedMail: Compose = async (database: Database, { companyId, payload }, { config, now }) => {
  const {
    requestId: id,
    userId,
    who,
    absent,
  } = payload as { requestId: number; userId: number; who: string; absent: string };
  const [row] = await ask<Row>(
    database,
    sql`
    select ${fullName('e')} as employee, r.provider_name as provider, r.amount, r.currency, u.email, ${fullName('u')} as name, u.language
    from requests r join users e on e.company_id = r.company_id and e.id = r.user_id
    join users u on u.company_id = r.company_id and u.id = ${userId}::bigint
    where r.company_id = ${companyId} and r.id = ${id} and r.status in ('pending', 'in_review') and ${isWith({ userId, now })}
      and u.active and u.confirmed and ${mayInCompany(PERMISSION)}`,
  );
  if (!row) return null;
  const { employee, provider, amount, currency, email, name, language } = row;
  const { title, text, button, footer } = ASSIGNED[language];
  const said = text({ id, employee, provider, who, absent, amount: formatMoney(amount, currency, language) });
  return letter({
    language,
    to: { name, address: email },
    // The text is passed as a value, so that braces in it are not taken for placeholders.
    texts: { subject: `${title}: {employee}`, title, paragraphs: ['{said}'], button, footer },
    values: { said, employee },
    link: `${config.publicUrl}/company-admin/requests?open=${id}&assigned=me`,
  });
};
