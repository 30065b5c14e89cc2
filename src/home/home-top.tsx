import type { ReactNode } from 'react';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Banner, type BannerProps } from './banner.tsx';

/** Banner and balance; side by side depending on the width of the content and not of the window, for the sidebar may be open. */
export function HomeTop({ panel, hasSkills }: BannerProps & { panel: ReactNode }) {
  const t = useTexts(homeTexts);
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:gap-6 @min-[1020px]:grid-cols-[minmax(0,1fr)_320px] grand:@min-[1020px]:grid-cols-[minmax(0,1fr)_400px]">
          <div className="@container min-w-0 max-desk:order-1">
            <Banner hasSkills={hasSkills} />
          </div>
          {panel}
        </div>
      </div>
    </>
  );
}
