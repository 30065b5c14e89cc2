import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

/** Figures of what uses the benefit now. */
export function BenefitFigures({ used }: Pick<ReadBenefit, 'used'>) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const figures = [
    [t('benefit.sold'), grouped(language, used.bought)],
    [t('benefit.carts'), t('benefit.people', { count: used.carts })],
    [t('benefit.subscriptions'), grouped(language, used.subscriptions)],
    [t('benefit.favourites'), t('benefit.people', { count: used.favourites })],
  ] as const;
  return (
    <dl className="grid gap-1.5 text-14">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="text-right tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
