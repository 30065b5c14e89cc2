import type { Language } from '#contract/language/language.ts';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import type { CompanyCode } from '../composer/benefit-content.ts';

/** Secret of the demo's one-time codes, for people who try them. */
export const DEMO_SECRET = 'JBSWY3DPEHPK3PXP';

/** A person of the demo companies. Amounts in major units of the company's currency. */
export interface DemoPerson {
  email: string;
  company: CompanyCode;
  firstName: string;
  lastName: string;
  position: string;
  birthPlace: string;
  birthday: string | null;
  language: Language;
  /** False for colleagues without a password, who only fill the companies. */
  signsIn: boolean;
  companyRoles?: CompanyRole[];
  adminRoles?: AdminRole[];
  corporateAccount?: boolean;
  oneTimeSecret?: string;
  flexible: number;
  /** Budgets of the year, by the id of the first-level category. */
  budgets?: Record<number, number>;
}
