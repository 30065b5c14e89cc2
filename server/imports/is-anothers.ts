import { sql } from '../database/text.ts';

/** SQL condition: the address or employee number of a row `r` belongs to a person other than its target. */
export const isAnothers = (field: 'email' | 'external_id') =>
  sql.raw(`exists (
    select from users o where o.company_id = r.company_id and o.${field} = r.${field} and o.id is distinct from r.target_id)`);
