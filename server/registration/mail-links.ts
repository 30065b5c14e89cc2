import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { hashToken } from '../caller/caller.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { newSecret } from '../session/session.service.ts';
import { linkOver } from './registration.errors.ts';
import { mailLinkKind, mailLinks } from './registration.table.ts';

export type LinkKind = (typeof mailLinkKind.enumValues)[number];

const HOUR = 60 * 60 * 1000;

/** product.md 3: how long a link is valid, in milliseconds. */
export const LINK_LIFE: Record<LinkKind, number> = {
  confirmation: 48 * HOUR,
  password_reset: HOUR,
  new_address: 72 * HOUR,
};

// Old links are kept for a while, so that support can see what happened to them.
const KEPT = 30 * 24 * HOUR;

interface Link {
  kind: LinkKind;
  id: string;
  now: Date;
}

/** The person to whom a link belongs. */
export interface LinkOwner extends PersonKey {
  email: string;
}

interface NewLink extends PersonKey {
  kind: LinkKind;
  /** For `new_address` links only: the address to confirm. */
  email?: string;
  now: Date;
  /** By default `now` plus LINK_LIFE of its kind. */
  expiresAt?: Date;
}

/** Makes a link for a person; returns its id, which is only stored in the mail. */
export async function makeLink(
  database: Database,
  { kind, companyId, userId, email, now, expiresAt = new Date(now.getTime() + LINK_LIFE[kind]) }: NewLink,
): Promise<string> {
  const id = newSecret();
  await database
    .insert(mailLinks)
    .values({ idHash: hashToken(id), kind, companyId, userId, email, createdAt: now, expiresAt });
  return id;
}

/** The owner of a link. Throws linkOver, alike for a link that is unknown, used or expired, or whose owner is not active. */
export async function readLink(database: Database | Transaction, link: Link): Promise<LinkOwner> {
  const [owner] = await database
    .select({ companyId: users.companyId, userId: users.id, email: users.email })
    .from(mailLinks)
    .innerJoin(users, and(eq(users.companyId, mailLinks.companyId), eq(users.id, mailLinks.userId)))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(isGood(link), eq(users.active, true), eq(companies.active, true)));
  if (!owner) throw linkOver();
  return owner;
}

/** Marks a link as used; of concurrent calls only one succeeds. Throws linkOver. */
export async function consumeLink(transaction: Transaction, link: Link): Promise<LinkOwner> {
  const used = await transaction.update(mailLinks).set({ usedAt: link.now }).where(isGood(link)).returning();
  const [row] = used;
  if (!row) throw linkOver();
  const [owner] = await transaction
    .select({ companyId: users.companyId, userId: users.id, email: users.email })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(users.companyId, row.companyId),
        eq(users.id, row.userId),
        eq(users.active, true),
        eq(companies.active, true),
      ),
    );
  if (!owner) throw linkOver();
  return owner;
}

/** Ends all unused links of a person, or those of some kinds. */
export async function endLinks(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  now: Date,
  kinds: readonly LinkKind[] = mailLinkKind.enumValues,
): Promise<void> {
  await transaction
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailLinks.companyId, companyId),
        eq(mailLinks.userId, userId),
        inArray(mailLinks.kind, [...kinds]),
        isNull(mailLinks.usedAt),
      ),
    );
}

/** Deletes links that expired long ago. */
export async function forgetOldLinks(database: Database, now: Date): Promise<void> {
  await database.delete(mailLinks).where(lt(mailLinks.expiresAt, new Date(now.getTime() - KEPT)));
}

function isGood({ kind, id, now }: Link) {
  return and(
    eq(mailLinks.idHash, hashToken(id)),
    eq(mailLinks.kind, kind),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  );
}
