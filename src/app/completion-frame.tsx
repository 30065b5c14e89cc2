import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#contract/language/language.ts';
import { Button } from '#design-system/button/button.tsx';
import { Logo } from '#design-system/logo/logo.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LanguageToggle } from '../ground/language-toggle.tsx';

interface CompletionFrameProps {
  onLanguage: (language: Language) => void;
  onSignOut: () => void;
  children: ReactNode;
}

/**
 * The frame of an account that is not complete yet: every page of the shop would redirect to the form, so only the language and
 * signing out are offered.
 */
export function CompletionFrame({ onLanguage, onSignOut, children }: CompletionFrameProps) {
  const t = useTexts(frameTexts);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header className="shadow-[inset_0_-1px_0_var(--line)]">
        <div className="mx-auto flex min-h-[60px] max-w-shell flex-wrap items-center gap-x-2 px-4 desk:min-h-[76px] desk:gap-x-4 desk:px-8">
          <Logo />
          <div className="ml-auto">
            <LanguageToggle onChoose={onLanguage} />
          </div>
          <Button tone="ghost" size="small" icon={<LogOut aria-hidden size={20} />} onClick={onSignOut}>
            {t('account.signOut')}
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 flex-1">
        {children}
      </main>
    </div>
  );
}
