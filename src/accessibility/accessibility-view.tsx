import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Logo } from '#design-system/logo/logo.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Switch } from '#design-system/switch/switch.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { accessibilityTexts } from '#locales/accessibility/accessibility.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { Keys } from '../ground/keys.tsx';

export interface AccessibilityViewProps {
  /** The link back leads to the shop when signed in, else to the front page. */
  signedIn: boolean;
  languageToggle: ReactNode;
  /** Whether time limits are ten times as long on this device. */
  longer: boolean;
  onLonger: (on: boolean) => void;
  /** Renders the link back. */
  wayIn: (children: ReactNode) => ReactNode;
  /** Renders the link to the contact page. */
  contact: (children: ReactNode) => ReactNode;
}

/** The figures of the last measurement, set by hand: each view is a page in one language, theme and width. */
const MEASURED = { day: '2026-11-22', version: '4.14.1', count: 180, pages: 45, found: 0 };

const MEANS = ['axe', 'opened', 'keyboard', 'text', 'pdf', 'motion'] as const;
const SHORT = ['readers', 'language', 'text', 'files', 'time'] as const;

/** The accessibility statement: what is met, how it was measured, what is not met, and how to report problems. */
export function AccessibilityView(props: AccessibilityViewProps) {
  const { signedIn, languageToggle, longer, onLonger, wayIn, contact } = props;
  const t = useTexts(accessibilityTexts);
  return (
    <div className="mx-auto min-h-dvh max-w-shell">
      <header className="flex items-center justify-between px-4 pt-5 desk:px-8 desk:pt-8">
        <Logo />
        {languageToggle}
      </header>
      <main id="content" tabIndex={-1}>
        <Page width="form" className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 desk:gap-14">
          <div className="grid justify-items-start gap-5">
            <TextLink asChild>
              {wayIn(
                <>
                  <ArrowLeft aria-hidden size={16} />
                  {t(signedIn ? 'back' : 'enter')}
                </>,
              )}
            </TextLink>
            <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
            <p className="font-display text-18 text-ink-muted italic desk:text-22">{t('standfirst')}</p>
            <p className="text-14 text-ink-muted">{t('written', { day: formatDay(MEASURED.day) })}</p>
          </div>
          <Part title={t('reached.title')}>
            <p>{t('reached.text')}</p>
          </Part>
          <Part title={t('measured.title')}>
            <Points points={MEANS.map((mean) => t(`measured.${mean}`, MEASURED))} />
          </Part>
          <Part title={t('short.title')}>
            <Points points={SHORT.map((point) => t(`short.${point}`))} />
          </Part>
          <Part title={t('time.title')}>
            <Switch checked={longer} onChange={onLonger} hint={t('time.hint')}>
              {t('time.switch')}
            </Switch>
          </Part>
          <Part title={t('keys.title')}>
            <Keys />
          </Part>
          <Part title={t('tell.title')}>
            <p>{t('tell.text')}</p>
            <Button asChild className="justify-self-start">
              {contact(t('tell.contact'))}
            </Button>
            {!signedIn && <p className="text-14 text-ink-muted">{t('tell.outside')}</p>}
          </Part>
        </Page>
      </main>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="hyphenate text-28">{title}</h2>
      {children}
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2.5 pl-5 marker:text-brand">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
