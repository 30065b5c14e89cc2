import { readConfig } from '../config/config.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { deliveries } from '../deliveries.ts';
import type { Mail } from '../mail/mailer.ts';
import { LANES, type Lane } from '../outbox/lanes.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import type { TestApp } from './test-app.ts';

const silent = { info: () => {}, warn: () => {} };

/** Delivers the outbox of a test's shop and returns the mails. Their links begin with https://izbor.example. */
export async function sentMails({ database, clock, opened }: TestApp): Promise<Mail[]> {
  const config = readConfig({ DATA_DIR: opened.dataDir, PUBLIC_URL: 'https://izbor.example' });
  const mails: Mail[] = [];
  const mailer = async (mail: Mail) => void mails.push(mail);
  const delivery = { mailer, config, now: clock.now, log: silent };
  for (const lane of Object.values(LANES)) while (await deliverNext(database, deliveries, delivery, lane));
  return mails;
}

/** The lane of each mail of a kind to people of a company, whether it is sent or not. */
export async function lanesOf({ database }: TestApp, kind: string, companyId: number): Promise<Lane[]> {
  const rows = await ask<{ lane: Lane }>(
    database,
    sql`select lane from outbox where company_id = ${companyId} and kind = ${kind} order by id`,
  );
  return rows.map(({ lane }) => lane);
}

/** The id at the end of a mail's link. */
export const idIn = (mail: Mail | undefined): string => /[\w-]{43}$/.exec(mail?.link ?? '')?.[0] ?? '';
