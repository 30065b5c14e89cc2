import { Link } from 'react-router-dom';
import { LanguageToggle } from '../ground/language-toggle.tsx';
import { paths } from '../ground/paths.ts';
import { usePreferences } from '../ground/preferences-provider.tsx';
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
