import { Link } from 'react-router-dom';
import type { Permission } from '#contract/permissions/permissions.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from './admin-title.ts';
import { useSite } from './site-context.ts';
import { WhomToAsk } from './whom-to-ask.tsx';

interface NoPageProps {
  /** There is such a page, but not for this person; or there is none. */
  why: 'closed' | 'missing';
  /** What one would have to be allowed, where that is known. */
  permission?: Permission | undefined;
}

/** The address leads nowhere on this site, or to what one may not open: said, never a blank page. */
export function NoPage({ why, permission }: NoPageProps) {
  const t = useTexts(adminTexts);
  const { base } = useSite();
  useAdminTitle(t(`${why}.title`));
  return (
    <EmptyState
      level={1}
      title={t(`${why}.title`)}
      text={
        <>
          <p>{t(`${why}.text`)}</p>
          {permission && <WhomToAsk permission={permission} />}
        </>
      }
      action={
        <Button asChild>
          <Link to={base}>{t('missing.link')}</Link>
        </Button>
      }
    />
  );
}
