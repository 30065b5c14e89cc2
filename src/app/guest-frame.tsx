import { Link, Outlet } from 'react-router-dom';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { usePreferences } from '../ground/preferences-provider.tsx';
import { GuestLayout } from './guest-layout.tsx';
import { useRoute } from './route-context.ts';

/** The guest layout around its routes. */
export function GuestFrame() {
  const { chooseLanguage } = usePreferences();
  const { title } = useRoute();
  return (
    <GuestLayout onLanguage={chooseLanguage} footnote={title === 'login' && <NoAccount />}>
      <Outlet />
    </GuestLayout>
  );
}

function NoAccount() {
  const t = useTexts(loginTexts);
  return (
    <>
      {t('noAccount')}{' '}
      <TextLink asChild>
        <Link to={paths.register}>{t('register')}</Link>
      </TextLink>
    </>
  );
}
