import { useField } from '../admin/record-context.ts';
import { type Companies, CompanyChoice } from './company-choice.tsx';

/** Whose people may have it. */
export function BenefitAudience() {
  const { id, label, value, error, disabled, onValue } = useField<Companies>('companies');
  return <CompanyChoice id={id} label={label} value={value} error={error} disabled={disabled} onValue={onValue} />;
}
