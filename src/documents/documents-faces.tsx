import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';

/** Empty state: there are no documents, or a search finds none. */
export function NoDocuments({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  const t = useTexts(documentsTexts);
  return (
    <EmptyState
      picture={inWindow('books-pile-0')}
      title={t(searched ? 'empty' : 'none')}
      text={t(searched ? 'emptyText' : 'noneText')}
      action={
        <>
          {searched && (
            <Button tone="secondary" onClick={onClear}>
              {t('clear')}
            </Button>
          )}
          <Button asChild tone={searched ? 'ghost' : 'secondary'}>
            <Link to={paths.contact}>{t('contact')}</Link>
          </Button>
        </>
      }
    />
  );
}

export function LoadingDocuments() {
  const t = useTexts(documentsTexts);
  return (
    <div role="status" className="border-line border-t">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <div key={place} className="grid min-h-20 content-center gap-2 border-line border-b py-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="w-1/4" />
        </div>
      ))}
    </div>
  );
}
