import { letter } from '../mail/letter.ts';
import { byMail, type Compose, type Deliver } from '../outbox/deliver.ts';
import { ADDRESS_LETTERS } from './address.texts.ts';
import { makeLink } from './mail-links.ts';
import { type MailReader, readMailReader, withoutAddresses } from './registration.mails.ts';

/** Deliveries of the mails about a change of address: to the new address, and to the present or former one. */
export const addressDeliveries: [kind: string, deliver: Deliver][] = [
  ['new_address', byMail('new-address', newAddressMail)],
  ['address_asked', byMail('address-asked', askedMail)],
  ['address_changed', byMail('address-changed', changedMail)],
];

/** The person with their requested address; null once the request has expired or was withdrawn. */
async function readWaiting(...[database, { companyId, payload }, { now }]: Parameters<Compose>) {
  const reader = await readMailReader(database, { companyId, userId: Number(payload.userId) });
  if (!reader?.pendingEmail || !reader.pendingUntil || reader.pendingUntil <= now) return null;
  return { ...reader, pendingEmail: reader.pendingEmail, pendingUntil: reader.pendingUntil };
}

async function newAddressMail(...asked: Parameters<Compose>): ReturnType<Compose> {
  const reader = await readWaiting(...asked);
  if (!reader) return null;
  const [database, , { config, now }] = asked;
  const { pendingEmail: email, pendingUntil: expiresAt } = reader;
  const { companyId, userId } = reader;
  const id = await makeLink(database, { kind: 'new_address', companyId, userId, email, now, expiresAt });
  const names = { name: withoutAddresses(reader.name), firstName: withoutAddresses(reader.firstName) };
  return written('new_address', Object.assign({}, reader, names), {
    address: email,
    email,
    link: `${config.publicUrl}/confirm-email/${id}`,
  });
}

async function askedMail(...asked: Parameters<Compose>): ReturnType<Compose> {
  const reader = await readWaiting(...asked);
  if (!reader) return null;
  const link = `${asked[2].config.publicUrl}/login`;
  return written('address_asked', reader, { address: reader.email, email: reader.pendingEmail, link });
}

async function changedMail(
  ...[database, { companyId, payload }, { config }]: Parameters<Compose>
): ReturnType<Compose> {
  const reader = await readMailReader(database, { companyId, userId: Number(payload.userId) });
  if (!reader) return null;
  const link = `${config.publicUrl}/login`;
  return written('address_changed', reader, { address: String(payload.former), email: reader.email, link });
}

interface Written {
  /** Recipient's address. */
  address: string;
  /** The address that the text mentions. */
  email: string;
  link: string;
}

function written(
  kind: keyof typeof ADDRESS_LETTERS,
  { language, name, firstName, company }: MailReader,
  { address, email, link }: Written,
) {
  const values = { name: firstName, company, address: email };
  return letter({ language, to: { name, address }, texts: ADDRESS_LETTERS[kind][language], values, link });
}
