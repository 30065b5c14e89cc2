import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { type Companies, CompanyChoice } from './company-choice.tsx';

interface BenefitAudienceProps {
  stored: ReadBenefit | undefined;
}

/** The companies whose people may have the benefit, and what happens to those that are removed. */
export function BenefitAudience({ stored }: BenefitAudienceProps) {
  const { id, label, value, error, disabled, onValue } = useField<Companies>('companies');
  return (
    <>
      <CompanyChoice id={id} label={label} value={value} error={error} disabled={disabled} onValue={onValue} />
      {stored?.state === 'offered' && <TakenOut stored={stored} companies={value} />}
    </>
  );
}

/** How many companies are named, the same as where a benefit is withdrawn. */
const MOST_NAMED = 5;

const isFor = (companies: Companies, id: number) => companies === null || companies.includes(id);

/** What happens to carts and subscriptions of the companies that are removed. */
function TakenOut({ stored, companies }: { stored: ReadBenefit; companies: Companies }) {
  const t = useTexts(adminBenefitsTexts);
  const out = stored.used.companies.filter(({ id }) => isFor(stored.companies, id) && !isFor(companies, id));
  if (out.length === 0) return null;
  const sum = (of: 'carts' | 'subscriptions') => out.reduce((all, company) => all + company[of], 0);
  const [carts, subscriptions] = [sum('carts'), sum('subscriptions')];
  const names = out.slice(0, MOST_NAMED).map(({ name }) => name);
  return (
    <div className="grid gap-1 text-14 text-warning">
      {carts > 0 && <p>{t('benefit.end.carts', { count: carts })}</p>}
      {subscriptions > 0 && <p>{t('benefit.end.subscriptions', { count: subscriptions })}</p>}
      <p>{t('benefit.end.companies', { names: names.join(', ') })}</p>
    </div>
  );
}
