import { sql } from '../database/text.ts';

/** Whether somebody else than whom a row `r` of people is about has the address, or the number, that it gives. */
export const isAnothers = (field: 'email' | 'external_id') =>
  sql.raw(`exists (
    select from users o where o.company_id = r.company_id and o.${field} = r.${field} and o.id is distinct from r.target_id)`);
