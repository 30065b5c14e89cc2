import { sql } from '../database/text.ts';
import { nameOrAddress } from './full-name.ts';

/** The buyer of an order `o` by their name, or by their address where they have none. */
export const BUYER = sql`(
  select ${nameOrAddress('u')} from users u
  where u.company_id = o.company_id and u.id = o.user_id)`;
