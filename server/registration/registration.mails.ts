import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/language/language.ts';
import { hashToken } from '../caller/caller.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database } from '../database/database.ts';
import { letter } from '../mail/letter.ts';
import { byMail, type Compose, type Deliver } from '../outbox/deliver.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { newSecret } from '../session/session.service.ts';
import { type LinkKind, makeLink } from './mail-links.ts';
import { invitations } from './registration.table.ts';
import { LETTERS, type LetterKind } from './registration.texts.ts';

/** The recipient of a mail about an account, and the account. */
export interface MailReader extends PersonKey {
  email: string;
  name: string;
  firstName: string;
  company: string;
  language: Language;
  confirmed: boolean;
  hasPassword: boolean;
  pendingEmail: string | null;
  pendingUntil: Date | null;
}

/** The page to which a mail links, and the kind of one-time link to make for it. */
interface Lead {
  page: string;
  link?: LinkKind;
  /** Whether the mail is still needed when it is sent. */
  isWanted?: (reader: MailReader) => boolean;
  /** Another mail for accounts or companies that are not active; most have none. */
  closed?: LetterKind;
}

/** Mails to a person about their account; the payload has the person's id. */
const LEADS = {
  registration_confirmation: { page: '/confirm', link: 'confirmation', isWanted: isToConfirm },
  registered_again: { page: '/reset-password', link: 'password_reset', isWanted: ({ confirmed }) => !confirmed },
  already_registered: { page: '/login', closed: 'registered_closed' },
  password_reset: { page: '/reset-password', link: 'password_reset' },
  password_changed: { page: '/forgot-password' },
  roles_changed: { page: '/login' },
  password_link: { page: '/reset-password', link: 'password_reset' },
  signed_out: { page: '/login' },
  code_turned_off: { page: '/login' },
  own_code_turned_on: { page: '/forgot-password' },
  own_code_turned_off: { page: '/forgot-password' },
} satisfies Partial<Record<LetterKind, Lead>>;

// The password may have been removed since.
function isToConfirm({ confirmed, hasPassword }: MailReader): boolean {
  return !confirmed && hasPassword;
}

/** Deliveries of the mails about accounts. The id of a link is made while its mail is written, and stored nowhere else. */
export const accountDeliveries: [kind: string, deliver: Deliver][] = [
  ...Object.entries(LEADS).map(([kind, lead]): [string, Deliver] => [
    kind,
    byMail(kind.replaceAll('_', '-'), accountMail(kind as keyof typeof LEADS, lead)),
  ]),
  ['invitation', byMail('invitation', invitationMail)],
];

function accountMail(kind: keyof typeof LEADS, { page, link, isWanted = () => true, closed }: Lead): Compose {
  return async (database, { companyId, payload }, { config, now }) => {
    const person = { companyId, userId: Number(payload.userId) };
    const reader = await readOwner(database, person);
    const which = reader?.active ? kind : closed;
    if (!reader || !which || !isWanted(reader)) return null;
    const place = link ? `${page}/${await makeLink(database, { kind: link, ...person, now })}` : page;
    const { email, company, language } = reader;
    const said = reader.confirmed ? (name: string) => name : withoutAddresses;
    return letter({
      language,
      to: { name: said(reader.name), address: email },
      texts: LETTERS[which][language],
      values: { name: said(reader.firstName), company },
      link: `${config.publicUrl}${place}`,
    });
  };
}

/** A name without parts that mail programs would turn into links, since anybody can have us send a mail with a name of their choice. */
export function withoutAddresses(name: string): string {
  return name.replace(/[./:@\\]+/g, ' ').trim();
}

/** The recipient of a mail about an account; undefined if the account or its company is not active. */
export async function readMailReader(database: Database, person: PersonKey): Promise<MailReader | undefined> {
  const owner = await readOwner(database, person);
  return owner?.active ? owner : undefined;
}

interface Owner extends MailReader {
  /** Whether both the account and its company are active. */
  active: boolean;
}

async function readOwner(database: Database, { companyId, userId }: PersonKey): Promise<Owner | undefined> {
  const [owner] = await database
    .select({
      companyId: users.companyId,
      userId: users.id,
      email: users.email,
      name: fullName,
      firstName: users.firstName,
      company: companies.name,
      language: users.language,
      confirmed: users.confirmed,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      pendingEmail: users.pendingEmail,
      pendingUntil: users.pendingUntil,
      active: sql<boolean>`${users.active} and ${companies.active}`,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return owner;
}

const fullName = sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`;

async function invitationMail(...[database, message, delivery]: Parameters<Compose>): ReturnType<Compose> {
  const { companyId, payload } = message;
  const id = newSecret();
  const invited = await writeLink(database, {
    companyId,
    invitationId: Number(payload.invitationId),
    id,
    now: delivery.now,
  });
  if (!invited) return null;
  const { invitedBy, company } = invited;
  const inviter = invitedBy === null ? undefined : await readMailReader(database, { companyId, userId: invitedBy });
  const language = payload.language === 'EN' ? 'EN' : 'SR';
  return letter({
    language,
    to: { name: '', address: invited.email },
    texts: LETTERS.invitation[language],
    // The inviter may have left, or be from the platform; then the company is named.
    values: { inviter: withoutAddresses(inviter?.name ?? '') || company, company },
    link: `${delivery.config.publicUrl}/register?invite=${id}`,
  });
}

interface Written {
  companyId: number;
  invitationId: number;
  id: string;
  now: Date;
}

/** Stores the digest of a new link and the time of sending in an open invitation; undefined if it is not open. */
async function writeLink(database: Database, { companyId, invitationId, id, now }: Written) {
  const [invited] = await database
    .update(invitations)
    .set({ idHash: hashToken(id), sentAt: now })
    .from(companies)
    .where(
      and(
        eq(companies.id, invitations.companyId),
        eq(companies.active, true),
        eq(invitations.companyId, companyId),
        eq(invitations.id, invitationId),
        isNull(invitations.usedBy),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning({ email: invitations.email, invitedBy: invitations.invitedBy, company: companies.name });
  return invited;
}
