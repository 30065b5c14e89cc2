import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from './admin-title.ts';
import { useSite } from './site-context.ts';

/** The address names no page of this site. */
export function NoPage() {
  const t = useTexts(adminTexts);
  const { base } = useSite();
  useAdminTitle(t('missing.title'));
  return (
    <EmptyState
      level={1}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <Button asChild>
          <Link to={base}>{t('missing.link')}</Link>
        </Button>
      }
    />
  );
}
