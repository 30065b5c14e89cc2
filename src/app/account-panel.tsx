import { isAdmin } from '#contract/users/users.rules.ts';
import { usePreferences } from '../ground/preferences-provider.tsx';
import { useName } from '../session/account-name.ts';
import { useLanguageChoice } from '../session/language-choice.ts';
import { useMe } from '../session/session.queries.ts';
import { useSession } from '../session/session-context.ts';
import { AccountPanelView } from './account-panel-view.tsx';

/** The account of the signed-in person, in the menu of the header and in the sheet of a phone. */
export function AccountPanel({ onLeave }: { onLeave: () => void }) {
  const me = useMe();
  const { theme, chooseTheme } = usePreferences();
  const chooseLanguage = useLanguageChoice();
  const { end } = useSession();
  return (
    <AccountPanelView
      name={useName()}
      email={me.email}
      picture={me.profile_picture}
      company={me.company_name}
      administers={isAdmin(me)}
      overlooks={me.corporate_account}
      theme={theme}
      onTheme={chooseTheme}
      onLanguage={chooseLanguage}
      onSignOut={end}
      onLeave={onLeave}
    />
  );
}
