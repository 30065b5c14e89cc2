import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from './admin-title.ts';
import { useSite } from './site-context.ts';

interface NoPageProps {
  /** There is such a page, but not for this person; or there is none. */
  why: 'closed' | 'missing';
}

/** The address leads nowhere on this site, or to what one may not open: said, never a blank page. */
export function NoPage({ why }: NoPageProps) {
  const t = useTexts(adminTexts);
  const { base } = useSite();
  useAdminTitle(t(`${why}.title`));
  return (
    <EmptyState
      level={1}
      title={t(`${why}.title`)}
      text={t(`${why}.text`)}
      action={
        <Button asChild>
          <Link to={base}>{t('missing.link')}</Link>
        </Button>
      }
    />
  );
}
