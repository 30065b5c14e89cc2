import { eq } from 'drizzle-orm';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { sendNotification } from '#contract/notifications/notifications.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { announce, announceToAll } from './announce.ts';
import { textMissing, userWithoutCompany } from './notifications.errors.ts';
import { notify } from './notify.ts';
import type { Telling } from './told.ts';

type Body = BodyOf<typeof sendNotification>;

/** Tells one person at once, or a company or everybody through the outbox. A company or a person that is not there is a 404. */
export async function send(database: Database, admin: Acting, body: Body, now: Date): Promise<void> {
  const { company, user } = body;
  if (user !== undefined && company === undefined) throw userWithoutCompany();
  const telling = tellingOf(body);
  await inTransaction(database, async (transaction) => {
    await noteSent(transaction, admin, body, now);
    if (company === undefined) return announceToAll(transaction, admin.companyId, telling, now);
    const known = await transaction.select({ id: companies.id }).from(companies).where(eq(companies.id, company));
    if (known.length === 0) throw notFound();
    if (user === undefined) return announce(transaction, company, telling, now);
    if ((await notify(transaction, { companyId: company, userId: user }, telling, now)) === 0) throw notFound();
  });
}

// Told to everybody it is the platform's own; told to some it is their company's to know. What one person is told is theirs.
async function noteSent(transaction: Transaction, admin: Acting, body: Body, now: Date): Promise<void> {
  const { company, user, ...texts } = body;
  const to = user === undefined ? {} : { personId: user };
  const values = changedValues(null, { ...texts, user }, [...Object.keys(texts), 'user']);
  const changed = {
    kind: 'notification.sent' as const,
    companyId: company ?? PLATFORM,
    // It has no id of its own: each person has theirs.
    recordId: user ?? 'all',
    values: values.map((value) => ({ ...value, ...to })),
  };
  await noteChange(transaction, admin, changed, now);
}

function tellingOf(body: Body): Telling {
  const { title_en: titleEn, title_sr: titleSr, text_en: textEn, text_sr: textSr, send_from: sendFrom } = body;
  if (!titleEn && !titleSr) throw textMissing('title_en');
  if (!textEn && !textSr) throw textMissing('text_en');
  return { titleEn, titleSr, textEn, textSr, sendFrom, image: body.image ?? null, attachment: body.attachment ?? null };
}
