import { Link, Navigate } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { failureOf } from '../api/failure-of.ts';
import { NotLoaded } from '../benefit/not-loaded.tsx';
import { inWindow } from '../benefit/picture-frame.tsx';
import { paths } from '../ground/paths.ts';

export function AttemptLoading() {
  const t = useTexts(attemptsTexts);
  return (
    <Page width="reading" className="grid content-start gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="block" className="h-[60dvh] w-full" />
    </Page>
  );
}

interface AttemptMissingProps {
  pk: number;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** It cannot be taken: not enrolled leads to the course, an unknown one to the catalogue, anything else to another try. */
export function AttemptMissing({ pk, error, retrying, onRetry }: AttemptMissingProps) {
  const t = useTexts(attemptsTexts);
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403) return <Navigate to={paths.course(pk)} replace />;
  if (status === 404 || status === 400) return <NoCourse />;
  return (
    <Page width="reading">
      <NotLoaded
        level={1}
        failure={failureOf(error, false) ?? 'failed'}
        title={t('failed')}
        text={error.message}
        retryLabel={t('retry')}
        busy={retrying}
        onRetry={onRetry}
      />
    </Page>
  );
}

export function NoCourse() {
  const t = useTexts(attemptsTexts);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={inWindow('books-pile-0')}
        title={t('missing')}
        text={t('missingText')}
        action={
          <Button asChild>
            <Link to={paths.packages}>{t('catalogue')}</Link>
          </Button>
        }
      />
    </Page>
  );
}
