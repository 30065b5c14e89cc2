import { sql } from '../database/text.ts';

/** The buyer of an order `o` by their name, or by their address where they have none. */
export const BUYER = sql`(
  select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) from users u
  where u.company_id = o.company_id and u.id = o.user_id)`;
