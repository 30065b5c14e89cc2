import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { cartItem } from '../cart/cart.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { amount, currency, language } from '../money/money.contract.ts';
import { notification } from '../notifications/notifications.contract.ts';
import { ADMIN_ROLES, COMPANY_ROLES } from '../permissions/roles.ts';

const categoryBudget = z.object({
  category: z.string().check(z.describe('English/Serbian.')),
  category_id: z.int(),
  amount: amount.check(z.describe('For the year.')),
  spent: amount,
  held: amount.check(z.describe('Reserved by open requests.')),
  until: z.string().check(z.describe('The last day, YYYY-MM-DD.')),
});

export type CategoryBudget = z.infer<typeof categoryBudget>;

/** The signed-in person (specification.md 3); amounts in `currency`. */
export const user = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  profile_picture: z.nullable(z.string()),
  position: z.string(),
  birth_place: z.string(),
  birthday: z.nullable(z.string()).check(z.describe('YYYY-MM-DD.')),
  last_day: z
    .nullable(z.string())
    .check(z.describe('YYYY-MM-DD, in Belgrade: after it the account is closed. Null for who stays.')),
  language,
  currency,
  base_balance: amount.check(z.describe('Given to the flexible account.')),
  balance: amount.check(z.describe('base_balance less spent.')),
  spent: amount,
  held: amount.check(z.describe('Reserved by open requests.')),
  available: amount.check(z.describe('balance less held.')),
  used: z.number().check(z.describe('Percent of base_balance.')),
  category_budgets: z.array(categoryBudget),
  cart: z.array(cartItem),
  cart_version: z.string().check(z.describe('Send it back as If-Cart-Match.')),
  favorite: z.array(benefitInList),
  notifications: z.array(notification).check(z.describe('The newest 20.')),
  new_notifications: z.int(),
  is_company_admin: z.boolean(),
  company: z.object({ id: z.int(), name: z.string(), card_color: z.string(), currency }),
  company_name: z.string(),
  company_admin_url: z.string().check(z.describe('Where the company admin switch leads.')),
  groups: z.array(z.object({ name: z.string() })),
  courses: z.array(z.object({ pk: z.int() })),
  corporate_account: z.boolean(),
  admin_roles: z.array(z.enum(ADMIN_ROLES)).check(z.describe('On the platform.')),
  company_roles: z.array(z.enum(COMPANY_ROLES)).check(z.describe('In the own company.')),
  one_time_code: z.boolean().check(z.describe('Whether signing in asks for a code.')),
  recovery_codes_left: z.int().check(z.describe('How many of its recovery codes were not used; 0 while it is off.')),
});

export type User = z.infer<typeof user>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/v2/me/',
  audience: 'employee',
  summary: 'The signed-in person. Answers 304 to an If-None-Match that still holds.',
  answer: user,
});

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const changeMe = defineEndpoint({
  method: 'PATCH',
  path: '/v2/me/',
  audience: 'employee',
  summary: 'Changes what a person may change about themselves.',
  body: z.strictObject({
    language: z.optional(language),
    first_name: z.optional(name),
    last_name: z.optional(name),
    position: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    birth_place: z.optional(name),
    birthday: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.describe('YYYY-MM-DD, in the past.'))),
  }),
  answer: user,
});
