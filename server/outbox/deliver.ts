import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Mail, Mailer, MailLog } from '../mail/mailer.ts';

/** The context of a delivery. */
export interface Delivery {
  mailer: Mailer;
  config: Config;
  now: Date;
  log: MailLog;
}

/** A message of the outbox, as its delivery gets it. */
export interface Message {
  companyId: number;
  id: number;
  payload: Record<string, unknown>;
  /** How often delivery was tried, including this time. */
  attempts: number;
}

/** Delivers a message of one kind; throws when it must be tried again. Done twice it has its effect once, or says so. */
export type Deliver = (database: Database, message: Message, delivery: Delivery) => Promise<void>;

/** How each kind of message is delivered. */
export type Deliveries = ReadonlyMap<string, Deliver>;

/** Thrown by a delivery that is too early: it is tried again at that moment, and does not count as failed. */
export class NotYet extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`not before ${until.toISOString()}`);
    this.until = until;
  }
}

/** Writes a mail; null when there is nothing left to say. */
export type Compose = (database: Database, message: Message, delivery: Delivery) => Promise<Omit<Mail, 'id'> | null>;

/** Delivers by mail. Every try of a message has the same id, so that a second copy can be recognised. */
export function byMail(name: string, compose: Compose): Deliver {
  return async (database, message, delivery) => {
    const mail = await compose(database, message, delivery);
    if (mail) await delivery.mailer({ ...mail, id: `${name}-${message.companyId}-${message.id}` });
  };
}
