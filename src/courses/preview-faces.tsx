import { Link } from 'react-router-dom';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PagePlaces } from '../ground/page-places.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';

/** Placeholder of a preview that is being loaded. */
export function PreviewLoading() {
  const t = useTexts(coursesTexts);
  return (
    <PagePlaces label={t('loading')}>
      <Skeleton className="w-1/4" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="block" className="mt-4 h-80 rounded-20" />
    </PagePlaces>
  );
}

/** The course or package does not exist for this person. */
export function PreviewGone({ kind }: { kind: CourseOrPackage }) {
  const t = useTexts(coursesTexts);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={inWindow('travel-balloon-2')}
        title={t(kind === 'course' ? 'gone' : 'packageGone')}
        text={t('goneText')}
        action={
          <Button asChild>
            <Link to={paths.packages}>{t('all')}</Link>
          </Button>
        }
      />
    </Page>
  );
}
