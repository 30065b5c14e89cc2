import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { NotRead } from '../ground/read-states.tsx';

function AttemptLoading() {
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

interface AttemptAwayProps {
  pk: number;
  of: Found<unknown>;
}

/**
 * The attempt could not be loaded: not enrolled (403) redirects to the course, an unknown course offers the catalogue, any
 * other failure a retry.
 */
function AttemptAway({ pk, of }: AttemptAwayProps) {
  const t = useTexts(attemptsTexts);
  const status = of.state === 'failed' ? of.status : 0;
  if (status === 403) return <Navigate to={paths.course(pk)} replace />;
  if (of.state === 'missing' || status === 400) return <NoCourse />;
  return <NotRead as="page" of={of} failed={t('failed')} />;
}

interface AttemptStatesProps<Data> extends AttemptAwayProps {
  of: Found<Data>;
  children: (data: Data) => ReactNode;
}

/** Renders each state of the read of an attempt. */
export function AttemptStates<Data>({ pk, of, children }: AttemptStatesProps<Data>) {
  if (of.state === 'ready') return children(of.data);
  return of.state === 'loading' ? <AttemptLoading /> : <AttemptAway pk={pk} of={of} />;
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
