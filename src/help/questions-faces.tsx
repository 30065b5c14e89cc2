import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { helpTexts } from '#locales/help/help.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';

/** Empty state: there are no questions, or a search finds none. */
export function NoQuestions({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  const t = useTexts(helpTexts);
  return (
    <EmptyState
      level={3}
      picture={inWindow('education-speech-0')}
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

export function LoadingQuestions() {
  const t = useTexts(helpTexts);
  return (
    <div role="status" className="border-line border-t">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <div key={place} className="flex min-h-14 items-center border-line border-b">
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}
