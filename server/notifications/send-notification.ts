import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { sendNotification } from '#contract/notifications/notifications.contract.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { announce, announceToAll } from './announce.ts';
import { textMissing, userWithoutCompany } from './notifications.errors.ts';
import { notify } from './notify.ts';
import type { Telling } from './told.ts';

/** Tells one person at once, or a company or everybody through the outbox. A company or a person that is not there is a 404. */
export async function send(
  database: Database,
  admin: PersonKey,
  body: BodyOf<typeof sendNotification>,
  now: Date,
): Promise<void> {
  const { company, user } = body;
  if (user !== undefined && company === undefined) throw userWithoutCompany();
  const telling = tellingOf(body);
  await inTransaction(database, async (transaction) => {
    if (company === undefined) return announceToAll(transaction, admin.companyId, telling, now);
    const known = await transaction.select({ id: companies.id }).from(companies).where(eq(companies.id, company));
    if (known.length === 0) throw notFound();
    if (user === undefined) return announce(transaction, company, telling, now);
    if ((await notify(transaction, { companyId: company, userId: user }, telling, now)) === 0) throw notFound();
  });
}

function tellingOf(body: BodyOf<typeof sendNotification>): Telling {
  const { title_en: titleEn, title_sr: titleSr, text_en: textEn, text_sr: textSr, send_from: sendFrom } = body;
  if (!titleEn && !titleSr) throw textMissing('title_en');
  if (!textEn && !textSr) throw textMissing('text_en');
  return { titleEn, titleSr, textEn, textSr, sendFrom, image: body.image ?? null, attachment: body.attachment ?? null };
}
