import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type Found, isAway } from '../ground/found.ts';
import { PagePlaces } from '../ground/page-places.tsx';
import { inWindow } from '../ground/picture-frame.tsx';
import { NotRead } from '../ground/read-states.tsx';

/** Placeholder of a benefit that is being loaded. */
function Loading() {
  const t = useTexts(benefitDetailTexts);
  return (
    <PagePlaces label={t('loading')}>
      <Skeleton className="w-2/5" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="block" className="mt-4 h-72 rounded-20" />
    </PagePlaces>
  );
}

/** Placeholder of the parts of the page that the card does not have, while they are loaded, or their failure. */
export function RestOfBenefit({ rest }: { rest: Found<unknown> }) {
  const t = useTexts(benefitDetailTexts);
  if (isAway(rest)) return <NotRead of={rest} failed={t('failed')} text={t('failedText')} />;
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid gap-3 pt-16">
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
    </div>
  );
}

/** The benefit does not exist for this person. */
export function BenefitGone({ browseLink }: { browseLink: (children: ReactNode) => ReactNode }) {
  const t = useTexts(benefitDetailTexts);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={inWindow('travel-balloon-2')}
        title={t('gone')}
        text={t('goneText')}
        action={<Button asChild>{browseLink(t('browse'))}</Button>}
      />
    </Page>
  );
}

/** The benefit is being loaded, or could not be. */
export function BenefitDetailAway({ of }: { of: Found<unknown> }) {
  const t = useTexts(benefitDetailTexts);
  return isAway(of) ? <NotRead as="page" of={of} failed={t('failed')} text={t('failedText')} /> : <Loading />;
}
