import { Avatar } from '#design-system/avatar/avatar.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { Popover } from '#design-system/popover/popover.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useLanguageChoice } from '../session/language-choice.ts';
import { useMe } from '../session/session.queries.ts';
import { useSession } from '../session/session-context.ts';
import { AccountPanelView } from './account-panel-view.tsx';
import { usePreferences } from './preferences-provider.tsx';

/** The user menu of the header. */
export function AccountMenu() {
  const t = useTexts(appTexts);
  const name = useName();
  const { profile_picture } = useMe();
  return (
    <Popover
      label={t('header.account', { name })}
      align="end"
      trigger={
        <button type="button" aria-label={t('header.account', { name })} className="grid rounded-full">
          <span aria-hidden className="grid">
            <Avatar name={name} picture={profile_picture} />
          </span>
        </button>
      }
    >
      <AccountPanel />
    </Popover>
  );
}

/** The same from the bottom bar of a phone. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(appTexts);
  return (
    <Dialog open onClose={onClose} title={t('account.title')} size="small" closeLabel={t('account.close')}>
      <AccountPanel />
    </Dialog>
  );
}

function useName(): string {
  const { first_name, last_name, email } = useMe();
  return `${first_name} ${last_name}`.trim() || email;
}

function AccountPanel() {
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
      theme={theme}
      onTheme={chooseTheme}
      onLanguage={chooseLanguage}
      onSignOut={end}
    />
  );
}
