import type { Language } from '#contract/language/language.ts';
import { cn } from '#design-system/classes/cn.ts';
import { appTexts } from '#locales/app/app.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

const LANGUAGES: readonly Language[] = ['SR', 'EN'];

/** SR and EN side by side; the language shown is underlined. */
export function LanguageToggle({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useTexts(appTexts);
  const current = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no set of form fields
    <div role="group" aria-label={t('language')} className="flex gap-0.5 font-560 text-14">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language === 'SR' ? 'sr-Latn' : 'en'}
          aria-label={`${language}: ${t(`language.${language}`)}`}
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
          className={cn(
            'grid size-11 place-items-center rounded-8 text-ink-muted hover:text-ink',
            language === current && 'text-ink underline decoration-2 underline-offset-6',
          )}
        >
          {language}
        </button>
      ))}
    </div>
  );
}
