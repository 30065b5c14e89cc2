import { Link } from 'react-router-dom';
import type { Permission } from '#contract/permissions/permissions.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../parts/admin-title.ts';
import { useSite } from './site-context.ts';
import { WhomToAsk } from './whom-to-ask.tsx';

interface NoPageProps {
  /** `closed` if the page exists but this person may not open it, `missing` if there is no such page. */
  why: 'closed' | 'missing';
  /** The permission that opens the page, if it is known. */
  permission?: Permission | undefined;
}

/** Page for an address that leads nowhere on this site, or to a page that this person may not open. */
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
