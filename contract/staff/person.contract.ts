import * as z from 'zod/mini';
import { amount, currency, language } from '../money/money.contract.ts';
import { ADMIN_ROLES, COMPANY_ROLES } from '../permissions/roles.ts';
import { lastChanged } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { typedEmail } from '../registration/registration.contract.ts';
import { MOST_LETTERS } from './staff.rules.ts';

/**
 * States of an account; the first that applies counts: personal data erased, closed, to be closed after the last day, in use,
 * registered but address not confirmed, invited, invitation expired, never invited.
 */
export const PERSON_STATES = [
  'erased',
  'ended',
  'leaving',
  'active',
  'registered',
  'invited',
  'expired',
  'added',
] as const;
export type PersonState = (typeof PERSON_STATES)[number];

export const personState = z.enum(PERSON_STATES);

/** Last invitation of a person without an account; null for a person who was never invited or has an account. */
const lastInvitation = z.nullable(
  z.object({
    id: z.int(),
    send_at: z.string().check(z.describe('ISO 8601: when its mail is to leave.')),
    sent_at: z.nullable(z.string()).check(z.describe('ISO 8601: when it left; null while it waits its turn.')),
    opened_at: z.nullable(z.string()).check(z.describe('ISO 8601: when its link was first opened.')),
    expires_at: z.string().check(z.describe('ISO 8601.')),
  }),
);

/** The new address of a person that is not confirmed yet; null for none. */
const pendingEmail = z.nullable(
  z.object({
    email: z.string(),
    until: z.string().check(z.describe('ISO 8601: then its link is too old, and may be sent again.')),
  }),
);

const companyRoles = z.array(z.enum(COMPANY_ROLES));

const listed = {
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  pending_email: pendingEmail,
  position: z.string(),
  unit: z.string().check(z.describe('Empty for none.')),
  state: personState,
  ends_on: z.nullable(z.string()).check(z.describe('The last day, YYYY-MM-DD; the account is open until it is over.')),
  profile_picture: z.nullable(z.string()),
  company_roles: companyRoles,
  invitation: lastInvitation,
  created_at: z.string().check(z.describe('ISO 8601: when they were added, or registered.')),
  revision,
  changed: lastChanged,
};

const budget = z.object({
  category: z.int().check(z.describe('A first-level category.')),
  name_sr: z.string(),
  name_en: z.string(),
  icon: z.string().check(z.describe('The name of a drawing.')),
  amount: amount.check(z.describe('Given for this year.')),
  left: amount.check(z.describe('Neither spent nor held.')),
});

/** A person of a company as a row of its list, for those who manage people. Purchases are not part of it. */
export const listedColleague = z.object({
  ...listed,
  left: amount.check(z.describe('Of the flexible budget, neither spent nor held, in the currency of the company.')),
  budgets: z.array(budget).check(z.describe('Those of this year, by category; empty for none.')),
});

export type ListedColleague = z.infer<typeof listedColleague>;

const company = z.object({ id: z.int(), name: z.string(), currency });

/** A person of any company as a row of the platform's list. */
export const listedUser = z.object({
  ...listed,
  company,
  admin_roles: z.array(z.enum(ADMIN_ROLES)),
  corporate_account: z.boolean(),
  has_code: z.boolean().check(z.describe('Whether signing in asks them for a one-time code.')),
});

export type ListedUser = z.infer<typeof listedUser>;

const fields = {
  external_id: z.nullable(z.string()).check(z.describe('The number by which the employer knows them.')),
  language,
  has_account: z
    .boolean()
    .check(z.describe('Whether they have confirmed the address: from then on the e-mail is theirs to change.')),
};

/** A person of a company as the form on its site reads them. */
export const colleague = z.object({
  ...listed,
  ...fields,
  birth_place: z.nullable(z.string()).check(z.describe('Null once they have an account: it is their own then.')),
  birthday: z.nullable(z.string()).check(z.describe('YYYY-MM-DD. Null for none, and once they have an account.')),
});

export type Colleague = z.infer<typeof colleague>;

/** A person of any company as the form on the platform reads them. */
export const staffUser = z.extend(listedUser, {
  ...fields,
  birth_place: z.string(),
  birthday: z.nullable(z.string()).check(z.describe('YYYY-MM-DD.')),
});

export type StaffUser = z.infer<typeof staffUser>;

const letters = (field: keyof typeof MOST_LETTERS) => z.string().check(z.trim(), z.maxLength(MOST_LETTERS[field]));
const typedDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.describe('YYYY-MM-DD.'));

/** Editable fields of a person; roles, money and the last day have calls of their own. */
const written = {
  position: z.optional(letters('position')),
  unit: z.optional(letters('unit')),
  external_id: z
    .optional(z.nullable(letters('external_id')))
    .check(z.describe('400 `external_id` when somebody else of the company has it.')),
  language: z.optional(language),
  birth_place: z.optional(letters('birth_place')),
  birthday: z.optional(z.nullable(typedDay)),
};

/** Fields of a new person. There is no account before they register through an invitation. */
export const newPerson = {
  email: typedEmail,
  first_name: letters('first_name').check(z.minLength(1)),
  last_name: letters('last_name').check(z.minLength(1)),
  ...written,
  invite: z
    .optional(z.boolean())
    .check(z.describe('Whether an invitation goes to them at once. It may be sent later just as well.')),
};

/** Changed fields of a person; fields that are left out stay unchanged. */
export const changedPerson = {
  email: z
    .optional(typedEmail)
    .check(
      z.describe(
        '400 `email` once they have an account: then another one is asked for. An open invitation goes to the new address anew.',
      ),
    ),
  first_name: z.optional(letters('first_name').check(z.minLength(1))),
  last_name: z.optional(letters('last_name').check(z.minLength(1))),
  ...written,
};
