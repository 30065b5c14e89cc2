import { type ReactNode, useState } from 'react';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import type { Found } from '../ground/found.ts';
import { NotRead } from '../ground/read-states.tsx';
import { ROWS_SHOWN, type RowsPage } from './import-rows.ts';
import { useImportTexts } from './import-site.ts';

interface GrowingRowsProps<Asked, Row> {
  /** A hook that reads one page, from 1 on. */
  usePage: (asked: Asked, page: number) => Found<RowsPage<Row>>;
  asked: Asked;
  /** Draws the rows of a page, from 1 on. */
  children: (rows: readonly Row[], page: number) => ReactNode;
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

/** Rows with a button that loads further ones below. */
export function GrowingRows<Asked, Row>({ usePage, asked, children, empty }: GrowingRowsProps<Asked, Row>) {
  const [pages, setPages] = useState(1);
  return (
    <>
      {Array.from({ length: pages }, (_, place) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their place
          key={place}
          page={place + 1}
          usePage={usePage}
          asked={asked}
          empty={empty}
          onMore={place + 1 === pages ? () => setPages(pages + 1) : undefined}
        >
          {children}
        </Page>
      ))}
    </>
  );
}

interface PageProps<Asked, Row> extends GrowingRowsProps<Asked, Row> {
  page: number;
  onMore: (() => void) | undefined;
}

function Page<Asked, Row>({ page, usePage, asked, children, empty, onMore }: PageProps<Asked, Row>) {
  const t = useImportTexts();
  const found = usePage(asked, page);
  if (found.state === 'loading') return <Skeleton className="my-2 h-24 w-full rounded-8" />;
  if (found.state !== 'ready') return <NotRead of={found} failed={t('problems.failed')} as="part" />;
  const { count, results } = found.data;
  const left = count - page * ROWS_SHOWN;
  if (count === 0) return empty;
  return (
    <>
      {children(results, page)}
      {onMore && left > 0 && (
        <ToolButton className="mt-1" onClick={onMore}>
          {t('problems.more', { count: left })}
        </ToolButton>
      )}
    </>
  );
}
