import { Carousel } from '#design-system/carousel/carousel.tsx';
import { helpTexts } from '#locales/help/help.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';

const STEPS = [
  { step: 0, image: 'technology-phone-0' },
  { step: 1, image: 'food-groceries-0' },
  { step: 2, image: 'ways-1' },
  { step: 3, image: 'ways-0' },
] as const;

/** Four pictures with a sentence each, in a carousel. */
export function Tutorial() {
  const t = useTexts(helpTexts);
  return (
    <Carousel
      label={t('steps')}
      heading={<h2 className="text-28 desk:text-36">{t('steps')}</h2>}
      labels={{
        previous: t('steps.previous'),
        next: t('steps.next'),
        slide: (position, total) => t('steps.position', { position, total }),
      }}
      slideClassName="w-[min(80vw,300px)] wide:w-[calc((100%-72px)/4)]"
    >
      {STEPS.map(({ step, image }) => (
        <div key={step} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <PictureFrame image={`/pictures/${image}.svg`} className="rounded-20" />
          <h3 className="display flex items-baseline gap-2.5 text-22">
            <span aria-hidden className="text-ink-muted">
              {step + 1}
            </span>
            {t(`step.${step}.title`)}
          </h3>
          <p className="text-ink-muted">{t(`step.${step}.text`)}</p>
        </div>
      ))}
    </Carousel>
  );
}
