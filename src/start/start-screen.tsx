import { Link } from 'react-router-dom';
import { LanguageToggle } from '../app/language-toggle.tsx';
import { paths } from '../app/paths.ts';
import { usePreferences } from '../app/preferences-provider.tsx';
import { useSession } from '../session/session-context.ts';
import { StartView } from './start-view.tsx';

export function StartScreen() {
  const { status } = useSession();
  const { chooseLanguage } = usePreferences();
  const signedIn = status !== 'signedOut';
  return (
    <StartView
      signedIn={signedIn}
      languageToggle={<LanguageToggle onChoose={chooseLanguage} />}
      entrance={(children) => <Link to={signedIn ? paths.home : paths.login}>{children}</Link>}
      registration={(children) => <Link to={paths.register}>{children}</Link>}
    />
  );
}
