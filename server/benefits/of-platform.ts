import { sql } from '../database/text.ts';

/** SQL condition: a benefit or a provider is of the platform. A company's own core benefits are administered by that company. */
export const OF_PLATFORM = sql`owner_company_id is null`;

/** Subqueries for a `from`: the benefits of the platform, and its providers. */
export const PLATFORM_BENEFITS = sql`(select * from benefits where ${OF_PLATFORM})`;
export const PLATFORM_PROVIDERS = sql`(select * from providers where ${OF_PLATFORM})`;
