import type { ReactNode } from 'react';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BudgetFigures } from '../budgets/budget-figures.ts';
import { Money } from '../money/money.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Summary of the flexible budget, with links to everything that moved it. */
export function MoneyView({ figures, links }: { figures: BudgetFigures; links: ReactNode }) {
  const t = useTexts(profileTexts);
  return (
    <ProfileSection title={t('money.title')} text={t('money.why')}>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {(['available', 'held', 'spent'] as const).map((name) => (
          <div key={name} className="grid gap-1">
            <dt className="text-14 text-ink-muted">{t(name)}</dt>
            <dd>
              <Money amount={figures[name]} currency={figures.currency} className="text-[min(1.375rem,9vw)]" />
            </dd>
          </div>
        ))}
      </dl>
      <nav aria-label={t('money.title')} className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        {links}
      </nav>
    </ProfileSection>
  );
}
