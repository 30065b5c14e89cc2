import { Outlet, useLocation } from 'react-router-dom';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { GuestLayout } from './guest-layout.tsx';
import { usePreferences } from './preferences-provider.tsx';
import { routeOf } from './route-table.ts';

/** The guest layout around its routes. */
export function GuestFrame() {
  const { chooseLanguage } = usePreferences();
  const t = useTexts(loginTexts);
  const { title } = routeOf(useLocation().pathname);
  return (
    <GuestLayout onLanguage={chooseLanguage} footnote={title === 'login' && t('noAccount')}>
      <Outlet />
    </GuestLayout>
  );
}
