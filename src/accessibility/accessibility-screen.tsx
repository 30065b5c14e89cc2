import { Link } from 'react-router-dom';
import { LanguageToggle } from '../ground/language-toggle.tsx';
import { useLongerTimes } from '../ground/longer-times.ts';
import { paths } from '../ground/paths.ts';
import { usePreferences } from '../ground/preferences-provider.tsx';
import { useSession } from '../session/session-context.ts';
import { AccessibilityView } from './accessibility-view.tsx';

/** `/accessibility`, for anyone. */
export function AccessibilityScreen() {
  const { status } = useSession();
  const { chooseLanguage } = usePreferences();
  const [longer, setLonger] = useLongerTimes();
  const signedIn = status !== 'signedOut';
  return (
    <AccessibilityView
      signedIn={signedIn}
      languageToggle={<LanguageToggle onChoose={chooseLanguage} />}
      longer={longer}
      onLonger={setLonger}
      wayIn={(children) => <Link to={signedIn ? paths.home : paths.start}>{children}</Link>}
      contact={(children) => <Link to={paths.contact}>{children}</Link>}
    />
  );
}
