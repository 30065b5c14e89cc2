import { sql } from '../database/text.ts';

/** Whether a benefit, or a provider, is of the platform: the core benefits that a company gives of its own are that company's to administer. */
export const OF_PLATFORM = sql`owner_company_id is null`;

/** To be read from: the benefits of the platform, and its providers. */
export const PLATFORM_BENEFITS = sql`(select * from benefits where ${OF_PLATFORM})`;
export const PLATFORM_PROVIDERS = sql`(select * from providers where ${OF_PLATFORM})`;
