import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { countFilters } from './browse-address.ts';
import type { BrowseViewProps } from './browse-view-props.ts';
import { chosenCategory } from './chosen-category.ts';

/**
 * A list without benefits. With other filters beside the budget it is unknown which of them excludes everything, so the text is
 * the general one.
 */
export function NoBenefits(props: BrowseViewProps) {
  const { kind, filters, categories } = props;
  const isUnknown = filters.category !== null && chosenCategory(categories, filters.category) === null;
  if (isUnknown && categories.length > 0) return <NoCategory />;
  const others = countFilters(kind, { ...filters, category: null, fits: false });
  return filters.fits && others === 0 ? <NothingFits {...props} /> : <Nothing {...props} />;
}

/** For an address of a category that was removed or never existed. */
function NoCategory() {
  const t = useTexts(browseTexts);
  return (
    <EmptyState
      picture={inWindow('food-fruit-0')}
      title={t('noCategoryTitle')}
      text={t('noCategoryText')}
      action={<ToFlexible />}
    />
  );
}

/** The budgets pay for none of the benefits: offers what else can be done. */
function NothingFits({ onFits }: Pick<BrowseViewProps, 'onFits'>) {
  const t = useTexts(browseTexts);
  return (
    <EmptyState
      picture={inWindow('food-fruit-0')}
      title={t('fitsEmptyTitle')}
      text={t('fitsEmptyText')}
      action={
        <>
          <Button onClick={() => onFits(false)}>{t('fitsRemove')}</Button>
          <Button tone="secondary" asChild>
            <Link to={paths.budget()}>{t('fitsBudgets')}</Link>
          </Button>
          <Button tone="secondary" asChild>
            <Link to={paths.requests()}>{t('fitsRequest')}</Link>
          </Button>
        </>
      }
    />
  );
}

function Nothing({ kind, filters, onReset }: BrowseViewProps) {
  const t = useTexts(browseTexts);
  const narrowed = countFilters(kind, filters) > 0;
  return (
    <EmptyState
      picture={inWindow('food-fruit-0')}
      title={t('emptyTitle')}
      text={t(narrowed ? 'emptyText' : 'emptyPlain')}
      action={
        narrowed ? (
          <Button tone="secondary" onClick={onReset}>
            {t('removeAll')}
          </Button>
        ) : (
          <ToFlexible />
        )
      }
    />
  );
}

function ToFlexible() {
  const t = useTexts(browseTexts);
  return (
    <Button tone="secondary" asChild>
      <Link to={paths.flexible()}>{t('emptyOther')}</Link>
    </Button>
  );
}
