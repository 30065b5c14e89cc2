import { Button } from '#design-system/button/button.tsx';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitGrid } from '../benefits/benefit-grid.tsx';
import type { HomeViewProps } from './home-view-props.ts';
import { Section } from './section.tsx';

/**
 * specification.md 2: the lists of home load more on scroll. Further popular benefits at the end of the page; nothing until it
 * is reached.
 */
export function FurtherBenefits({ benefits, more, onMore }: HomeViewProps['further']) {
  const t = useTexts(homeTexts);
  if (benefits.length === 0 && more !== 'loading') return null;
  return (
    <Section title={t('further')}>
      <BenefitGrid benefits={benefits} loading={more === 'loading' ? 12 : 0} />
      {more === 'ready' && (
        <Button tone="secondary" onClick={onMore} className="mx-auto mt-10 flex">
          {t('furtherMore')}
        </Button>
      )}
    </Section>
  );
}
