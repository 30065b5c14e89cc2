import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { isFiltered, NO_FILTERS } from '../courses/courses-address.ts';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import type { CatalogueViewProps } from './catalogue-view-props.ts';

/** Empty state: nothing matches the filters, or there are no courses yet. */
export function NothingFound({ learning, filters, onFilter }: CatalogueViewProps) {
  const t = useTexts(coursesTexts);
  // Until the new filters have loaded, the empty result is of the previous ones, so their text stays.
  const [narrowed, setNarrowed] = useState(isFiltered(filters));
  if (!learning.busy && narrowed !== isFiltered(filters)) setNarrowed(!narrowed);
  if (narrowed) {
    return (
      <EmptyState
        picture={inWindow('education-pencils-0')}
        title={t('nothing')}
        text={t('nothingText')}
        action={
          <Button tone="secondary" onClick={() => onFilter(NO_FILTERS)}>
            {t('clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture={inWindow('books-pile-0')}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Button asChild>
          <Link to={paths.flexible()}>{t('browse')}</Link>
        </Button>
      }
    />
  );
}

/** Placeholder of the catalogue. */
export function CatalogueLoading() {
  const t = useTexts(coursesTexts);
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-12 desk:gap-18">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-6">
        <Skeleton className="h-9 w-40" />
        <div className="grid gap-6 desk:grid-cols-2 wide:grid-cols-3">{places(3, 'max-desk:h-28 desk:aspect-5/4')}</div>
      </div>
      <div className="grid gap-6">
        <Skeleton className="h-9 w-40" />
        <div className="grid grid-cols-2 gap-x-3.5 gap-y-7 desk:grid-cols-3 desk:gap-x-6 desk:gap-y-10 wide:grid-cols-4">
          {places(8, 'aspect-5/4')}
        </div>
      </div>
    </div>
  );
}

const places = (count: number, shape: string) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
    <div key={place} className="grid content-start gap-3">
      <Skeleton shape="block" className={shape} />
      <Skeleton className="w-3/5" />
      <Skeleton className="w-4/5" />
    </div>
  ));
