import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { useRead } from '../ground/use-read.ts';
import { BenefitDetailsDialog } from './benefit-details-dialog.tsx';
import { benefitQuery } from './benefits.queries.ts';

interface BenefitDetailsProps {
  benefit: Pick<BenefitInList, 'id' | 'name' | 'in_other_language'>;
  open: boolean;
  onClose: () => void;
}

/** Loads a benefit in full for its dialog. */
export function BenefitDetails({ benefit, open, onClose }: BenefitDetailsProps) {
  const found = useRead({ ...benefitQuery(benefit.id), enabled: open });
  return <BenefitDetailsDialog card={benefit} benefit={found} open={open} onClose={onClose} />;
}
