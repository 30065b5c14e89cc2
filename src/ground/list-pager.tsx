import { pageCount } from '#contract/pager/pager.rules.ts';
import { Pager } from '#design-system/pager/pager.tsx';
import { pagerTexts } from '#locales/pager/pager.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface ListPagerProps {
  /** Rows on all pages; undefined while that is not known. */
  count: number | undefined;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** The pages of a list, where it has more than one. */
export function ListPager({ count, page, perPage, onPage }: ListPagerProps) {
  const t = useTexts(pagerTexts);
  const pages = pageCount(count ?? 0, perPage);
  if (pages === 1 || page > pages) return null;
  return (
    <Pager
      page={page}
      pages={pages}
      onPage={onPage}
      labels={{
        nav: t('nav'),
        previous: t('previous'),
        next: t('next'),
        position: t('position', { page, pages }),
      }}
    />
  );
}
