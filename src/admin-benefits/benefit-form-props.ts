import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitUploads } from './use-benefit-uploads.ts';

export interface BenefitFormProps {
  /** Name of the benefit. */
  name: string;
  /** The benefit as it was last read, with figures of its use; undefined before that, and for a new one. */
  stored: ReadBenefit | undefined;
  mayWrite: boolean;
  /** Uploads of the whole form: they continue while their section is folded. */
  uploads: BenefitUploads;
}
