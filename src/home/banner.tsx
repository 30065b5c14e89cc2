import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SKILLS_CATEGORY_ID } from '#contract/benefits/benefits.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Slider } from '#design-system/slider/slider.tsx';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { pictureFile } from '../ground/picture-file.ts';
import { useNight } from '../ground/use-night.ts';

export interface BannerProps {
  /** Whether the shop has the category of skills, to which the third slide leads; true until it is known. */
  hasSkills?: boolean | undefined;
}

/** specification.md 2: three slides with autoplay and a button that starts the shopping. Its colours are the same in both themes. */
export function Banner({ hasSkills = true }: BannerProps) {
  const t = useTexts(homeTexts);
  const all = paths.flexible();
  const leads = [all, all, hasSkills ? paths.flexible(SKILLS_CATEGORY_ID) : all];
  return (
    <Slider
      label={t('banner')}
      labels={{
        previous: t('banner.previous'),
        next: t('banner.next'),
        pause: t('banner.pause'),
        play: t('banner.play'),
        slide: (position, total) => t('banner.slide', { position, total }),
      }}
      className="h-full rounded-20 bg-ink-night text-ink-paper"
      controlsClassName="right-5 bottom-5 left-5 justify-end desk:right-auto desk:bottom-7 desk:left-11 grand:bottom-10 grand:left-16 max-desk:[&>span:first-child]:mr-auto"
    >
      {NUMBERS.map((number) => (
        <Slide key={number} number={number} to={leads[number] ?? all} />
      ))}
    </Slider>
  );
}

const NUMBERS = [0, 1, 2] as const;

function Slide({ number, to }: { number: (typeof NUMBERS)[number]; to: string }) {
  const t = useTexts(homeTexts);
  const file = pictureFile(`/pictures/banner-${number}.svg`, useNight());
  const first = number === 0;
  return (
    <div className="relative grid h-full grid-cols-[minmax(0,1fr)] content-start desk:min-h-103 grand:min-h-149">
      <img
        src={file}
        alt=""
        width={1200}
        height={660}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        className="h-[clamp(190px,38vw,300px)] w-full object-cover object-right desk:absolute grand:object-right-bottom desk:inset-0 desk:h-full"
      />
      <div className="relative flex flex-col items-start px-5.5 pt-6 pb-21 desk:w-[50%] desk:@min-[740px]:w-[56%] desk:max-w-160 desk:pt-11 desk:pb-24 desk:pl-11 grand:pt-16 grand:pb-28 grand:pl-16">
        <h2 className="hyphenate text-[2.125rem] leading-[1.04] tracking-large desk:text-[clamp(2rem,5.6cqw,4.5rem)]">
          {t(`banner.${number}.title`)}
        </h2>
        <p className="mt-2.5 mb-4.5 max-w-[32ch] text-14 text-ink-mint desk:mt-4 desk:mb-5.5 desk:text-16 grand:text-18">
          {t(`banner.${number}.text`)}
        </p>
        <Button tone="accent" asChild trailingIcon={<ArrowRight aria-hidden size={20} />}>
          <Link to={to}>{t('banner.start')}</Link>
        </Button>
      </div>
    </div>
  );
}
