import { ChartColumn, LogOut, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Language } from '#contract/language/language.ts';
import { Avatar } from '#design-system/avatar/avatar.tsx';
import { Button } from '#design-system/button/button.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { figuresTexts } from '#locales/admin-corporate/figures.texts.ts';
import { appTexts } from '#locales/app/app.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { ACCOUNT_PLACES } from '../ground/account-places.ts';
import { paths } from '../ground/paths.ts';
import { THEMES, type Theme } from '../ground/preferences.ts';

export interface AccountPanelViewProps {
  name: string;
  email: string;
  picture: string | null;
  company: string;
  /** Whether the person may open a site of administration. */
  administers: boolean;
  /** Whether the person may see the figures of their company. */
  overlooks: boolean;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
  onSignOut: () => void;
  /** Called when a link of the panel was followed. */
  onLeave: () => void;
}

/** Name of the person, language, theme and sign-out. It links only to screens that exist. */
export function AccountPanelView(props: AccountPanelViewProps) {
  const { name, email, picture, company, administers, overlooks, theme, onTheme, onLanguage, onSignOut, onLeave } =
    props;
  const t = useTexts(frameTexts);
  const app = useTexts(appTexts);
  const figures = useTexts(figuresTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} picture={picture} />
        <div className="grid min-w-0">
          <p className="wrap-anywhere font-600">{name}</p>
          <p className="wrap-anywhere text-14 text-ink-muted">{email}</p>
          <p className="text-14 text-ink-muted">{company}</p>
        </div>
      </div>
      <nav aria-label={t('account.links')} className="grid justify-items-start gap-1">
        {ACCOUNT_PLACES.map(({ name, to, Icon }) => (
          <TextLink key={name} asChild>
            <Link to={to} onClick={onLeave}>
              <Icon aria-hidden size={20} />
              {t(`account.${name}`)}
            </Link>
          </TextLink>
        ))}
        {administers && (
          <TextLink asChild>
            <Link to={paths.adminPanel} onClick={onLeave}>
              <SlidersHorizontal aria-hidden size={20} />
              {app('title.admin')}
            </Link>
          </TextLink>
        )}
        {overlooks && (
          <TextLink asChild>
            <Link to={paths.corporatePanel} onClick={onLeave}>
              <ChartColumn aria-hidden size={20} />
              {figures('link')}
            </Link>
          </TextLink>
        )}
      </nav>
      <Choice label={t('language')}>
        <SegmentedControl
          label={t('language')}
          wide
          options={[
            { value: 'SR', label: <span lang="sr-Latn">{t('language.SR')}</span> },
            { value: 'EN', label: <span lang="en">{t('language.EN')}</span> },
          ]}
          value={language}
          onChange={onLanguage}
        />
      </Choice>
      <Choice label={t('theme')}>
        <SegmentedControl
          label={t('theme')}
          wide
          options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onChange={onTheme}
        />
      </Choice>
      {/* Sticky, so that it stays visible in a window lower than the menu, as the total of the cart does. */}
      <div className="sticky low:static max-desk:static -bottom-5 -mx-5 -mb-5 bg-surface-raised px-5 pt-3 pb-5 shadow-[0_-1px_0_var(--line)]">
        <Button tone="secondary" wide icon={<LogOut aria-hidden size={20} />} onClick={onSignOut}>
          {t('account.signOut')}
        </Button>
      </div>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="font-560 text-14">
        {label}
      </p>
      {children}
    </div>
  );
}
