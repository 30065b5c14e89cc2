import { and, eq } from 'drizzle-orm';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { register as registerCall } from '#contract/registration/registration.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { countTry } from '../caller/rate-limits.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database } from '../database/database.ts';
import { againIfTaken } from '../database/sql-state.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { lockPerson } from '../people/lock-person.ts';
import { wrongFields } from '../people/person-problems.ts';
import { hashPassword } from '../session/passwords.ts';
import { ownEmail, plainCode } from '../session/sign-in-limits.ts';
import { findInvitation } from './invitations.service.ts';
import { consumeLink, readLink } from './mail-links.ts';
import { makeAccount, type Way } from './make-account.ts';
import { confirmAddress, lockAddress } from './one-address.ts';
import { codeMissing, linkOver, noCompany, notEmail, otherInvited, passwordProblem } from './registration.errors.ts';
import { mailLimits } from './registration-limits.ts';
import { passwordCounts } from './typed-password.ts';

type Form = BodyOf<typeof registerCall>;

/** Network address and time of a call. */
interface Origin {
  address: string;
  now: Date;
}

/**
 * Makes an account whose address is not confirmed yet. The answer and the work are the same if the address has an account already, or is
 * known to the company: its owner gets a mail. Throws request.invalid with a message per field, linkOver for a used invitation, or 429.
 */
export async function register(database: Database, form: Form, { address, now }: Origin): Promise<string> {
  const email = ownEmail(form.email);
  await countTry(database, mailLimits('register', email, address), now);
  const way = await findWay(database, form, now);
  const { first_name, last_name, language } = form;
  const unseen = wrongFields({ first_name, last_name }, businessDay(now));
  const wrong = { ...unseen, ...fieldErrors(form, email, way.company), ...way.wrong };
  if (Object.keys(wrong).length > 0) throw requestInvalid(wrong);
  const passwordHash = await hashPassword(form.password);
  const names = { firstName: first_name, lastName: last_name };
  const newcomer = { ...way.found, ...names, email, passwordHash, language, now };
  await againIfTaken(() => inTransaction(database, (transaction) => makeAccount(transaction, newcomer)));
  return email;
}

/**
 * Confirms the address to which a mail was sent, together with the password that was typed for it; other unconfirmed accounts with that
 * address become void. Throws linkOver, also if no such password counts.
 */
export async function confirm(database: Database, id: string, now: Date): Promise<string> {
  const link = { kind: 'confirmation', id, now } as const;
  return inTransaction(database, async (transaction) => {
    const { email, ...person } = await readLink(transaction, link);
    await lockAddress(transaction, email);
    await lockPerson(transaction, person);
    await consumeLink(transaction, link);
    if (!(await passwordCounts(transaction, person))) throw linkOver();
    await confirmAddress(transaction, person);
    return email;
  });
}

function fieldErrors(form: Form, email: string, company: string): Record<string, Text> {
  const { first_name: firstName, last_name: lastName, password } = form;
  const problem = passwordProblem(password, { firstName, lastName, email, company });
  return { ...(!isEmail(email) && { email: notEmail }), ...(problem && { password: problem }) };
}

interface Found {
  found: Way;
  /** Name of the company; empty if there is none. */
  company: string;
  wrong: Record<string, Text>;
}

const NOWHERE: Way = { companyId: 0, invitationId: null };

async function findWay(database: Database, form: Form, now: Date): Promise<Found> {
  if (form.invite !== undefined) {
    const { companyId, id, email, company } = await findInvitation(database, form.invite, now);
    const isTheirs = email === ownEmail(form.email);
    return { found: { companyId, invitationId: id }, company, wrong: isTheirs ? {} : { email: otherInvited } };
  }
  if (form.company_code === undefined) return { found: NOWHERE, company: '', wrong: { company_code: codeMissing } };
  const [company] = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        sql`replace(${companies.code}, '-', '') = ${plainCode(form.company_code).toUpperCase()}`,
        eq(companies.active, true),
      ),
    );
  if (!company) return { found: NOWHERE, company: '', wrong: { company_code: noCompany } };
  return { found: { companyId: company.id, invitationId: null }, company: company.name, wrong: {} };
}
