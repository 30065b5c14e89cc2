import { LogOut } from 'lucide-react';
import { useId } from 'react';
import type { Language } from '#contract/language/language.ts';
import { Button } from '#design-system/button/button.tsx';
import { Initials } from '#design-system/initials/initials.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { Switch } from '#design-system/switch/switch.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { THEMES, type Theme } from '../../ground/preferences.ts';

export interface AdminAccountProps {
  name: string;
  email: string;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
  letters: boolean;
  onLetters: (on: boolean) => void;
  /** Whether time limits are ten times as long. */
  longer: boolean;
  onLonger: (on: boolean) => void;
  /** Unsaved drafts: they are lost when the person signs out. */
  drafts: readonly { name: string; path: string }[];
  onSignOut: () => void;
}

/** Account menu: the signed-in person, appearance and behaviour settings of administration, and signing out. */
export function AdminAccount(props: AdminAccountProps) {
  const { name, email, theme, onTheme, onLanguage, letters, onLetters, longer, onLonger, drafts, onSignOut } = props;
  const lost = useId();
  const t = useTexts(adminTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3">
        <Initials name={name} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-600">{name}</p>
          <p className="wrap-anywhere text-14 text-ink-muted">{email}</p>
        </div>
      </div>
      <SegmentedControl
        label={t('account.language')}
        wide
        options={[
          { value: 'SR', label: <span lang="sr-Latn">Srpski</span> },
          { value: 'EN', label: <span lang="en">English</span> },
        ]}
        value={language}
        onChange={onLanguage}
      />
      <SegmentedControl
        label={t('account.theme')}
        wide
        options={THEMES.map((value) => ({ value, label: t(`account.theme.${value}`) }))}
        value={theme}
        onChange={onTheme}
      />
      <div>
        <Switch checked={letters} onChange={onLetters}>
          {t('account.letters')}
        </Switch>
        <p className="text-12 text-ink-muted">{t('account.lettersText')}</p>
      </div>
      <div>
        <Switch checked={longer} onChange={onLonger}>
          {t('account.longer')}
        </Switch>
        <p className="text-12 text-ink-muted">{t('account.longerText')}</p>
      </div>
      <div className="grid gap-2">
        {drafts.length > 0 && (
          <div id={lost} className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink">
            <p>{t('account.lost', { count: drafts.length })}</p>
            <ul className="list-inside list-disc font-560">
              {drafts.map((draft) => (
                <li key={draft.path} className="wrap-anywhere">
                  {draft.name}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Button
          tone="secondary"
          wide
          icon={<LogOut aria-hidden size={20} />}
          aria-describedby={drafts.length > 0 ? lost : undefined}
          onClick={onSignOut}
        >
          {t('account.signOut')}
        </Button>
      </div>
    </div>
  );
}
