import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Language } from '#contract/language/language.ts';
import { Logo } from '#design-system/logo/logo.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LanguageToggle } from '../ground/language-toggle.tsx';
import { paths } from '../ground/paths.ts';
import { PictureWall } from './picture-wall.tsx';

interface GuestLayoutProps {
  onLanguage: (language: Language) => void;
  /** A line under the form. */
  footnote?: ReactNode;
  children: ReactNode;
}

/** Layout for people who are not signed in: a wall of pictures beside one form. */
export function GuestLayout({ onLanguage, footnote, children }: GuestLayoutProps) {
  const t = useTexts(appTexts);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start bg-surface desk:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
      <PictureWall />
      <div className="flex flex-col px-5 pt-5 pb-7 desk:min-h-dvh desk:px-[clamp(24px,6vw,104px)] desk:py-8">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to={paths.start} className="rounded-8">
            <Logo />
          </Link>
          <LanguageToggle onChoose={onLanguage} />
        </header>
        <main id="content" tabIndex={-1} className="mt-4.5 w-full max-w-[440px] desk:my-auto desk:py-8">
          {children}
        </main>
        <footer className="mt-10 flex flex-wrap gap-x-6 gap-y-2 text-14 text-ink-muted desk:mt-0">
          {footnote && <p>{footnote}</p>}
          <TextLink asChild>
            <Link to={paths.accessibility}>{t('title.accessibility')}</Link>
          </TextLink>
        </footer>
      </div>
    </div>
  );
}
