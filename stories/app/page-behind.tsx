import type { Decorator } from '@storybook/react-vite';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { MastheadView } from '#src/app/masthead-view.tsx';
import { BenefitCarousel } from '#src/benefits/benefit-carousel.tsx';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { useSample } from '../testing/use-sample.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleMasthead } from './sample-masthead.tsx';

const few = sampleBenefits.slice(0, 4);

/** Page shown behind overlays; needs a signed-in person. */
export function PageBehind() {
  const t = useTexts(homeTexts);
  return (
    <>
      <MastheadView {...useSample(sampleMasthead)} />
      <main className="px-4 py-8 desk:px-8">
        <BenefitCarousel
          label={t('popular')}
          heading={<h2 className="text-36">{t('popular')}</h2>}
          benefits={useSample(few)}
        />
      </main>
    </>
  );
}

/** Decorator for overlays and messages: renders a page of the shop behind the story. */
export const overPage: Decorator[] = [
  (Story) => (
    <>
      <PageBehind />
      <Story />
    </>
  ),
  withMe(),
];
