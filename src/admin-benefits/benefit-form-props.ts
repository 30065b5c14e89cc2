import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitUploads } from './use-benefit-uploads.ts';

export interface BenefitFormProps {
  /** What it is called. */
  name: string;
  /** As it was read last, with what hangs on it; nothing before, and of a new one. */
  stored: ReadBenefit | undefined;
  mayWrite: boolean;
  /** Of the whole form: what is on its way goes on where its section is folded. */
  uploads: BenefitUploads;
}
