import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import { LanguageContext, languageTag } from '#locales/texts.tsx';
import { readLanguage, readTheme, storeLanguage, storeTheme, type Theme } from './preferences.ts';

interface Preferences {
  theme: Theme;
  chooseTheme: (theme: Theme) => void;
  /** Shows the app in a language from now on, on this device. */
  chooseLanguage: (language: Language) => void;
}

const PreferencesContext = createContext<Preferences>({
  theme: 'system',
  chooseTheme: () => {},
  chooseLanguage: () => {},
});

export const usePreferences = () => useContext(PreferencesContext);

/** Provides language and theme: stored on this device, and set on the page's root element. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(readTheme);
  const [language, setLanguage] = useState(readLanguage);
  useThemeOnRoot(theme);
  useEffect(() => {
    // Follows the theme chosen in another tab.
    const follow = () => setTheme(readTheme);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const chooseTheme = useCallback((next: Theme) => {
    storeTheme(next);
    setTheme(next);
  }, []);
  const chooseLanguage = useCallback((next: Language) => {
    storeLanguage(next);
    // Set here and not in an effect: calls made by the next render already use this language.
    document.documentElement.lang = languageTag(next);
    setLanguage(next);
  }, []);
  const preferences = useMemo(() => ({ theme, chooseTheme, chooseLanguage }), [theme, chooseTheme, chooseLanguage]);
  return (
    <PreferencesContext value={preferences}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </PreferencesContext>
  );
}

function useThemeOnRoot(theme: Theme) {
  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)');
    const paint = () => {
      const dark = theme === 'dark' || (theme === 'system' && device.matches);
      document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    };
    paint();
    device.addEventListener('change', paint);
    return () => device.removeEventListener('change', paint);
  }, [theme]);
}
