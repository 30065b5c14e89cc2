import { useQuery } from '@tanstack/react-query';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { benefitQuery } from './benefit.queries.ts';
import { BenefitDetailsDialog } from './benefit-details-dialog.tsx';

interface BenefitDetailsProps {
  benefit: Pick<BenefitInList, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

/** Fetches a benefit in full for its dialog. */
export function BenefitDetails({ benefit, open, onClose }: BenefitDetailsProps) {
  const { data, isError, isFetching, refetch } = useQuery({ ...benefitQuery(benefit.id), enabled: open });
  return (
    <BenefitDetailsDialog
      name={benefit.name}
      benefit={data ?? null}
      failed={isError && !data}
      retrying={isFetching}
      open={open}
      onClose={onClose}
      onRetry={() => void refetch()}
    />
  );
}
