import type { Language } from '#contract/language/language.ts';
import { keepSet, readSet } from './device-storage.ts';

/** The theme chosen; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = 'izbor.theme';
const LANGUAGE_KEY = 'izbor.language';
const SIDEBAR_KEY = 'izbor.sidebar';

export function readTheme(): Theme {
  const stored = readSet(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export function storeTheme(theme: Theme): void {
  keepSet(THEME_KEY, theme);
}

/** The language that the page was painted in (index.html): the stored one, else the device's, else English. */
export function readLanguage(): Language {
  return document.documentElement.lang.startsWith('sr') ? 'SR' : 'EN';
}

export function storeLanguage(language: Language): void {
  keepSet(LANGUAGE_KEY, language);
}

/** Whether the sidebar was left open; null when it was never toggled. */
export function readSidebarOpen(): boolean | null {
  const stored = readSet(SIDEBAR_KEY);
  return stored === null ? null : stored === 'open';
}

export function storeSidebarOpen(open: boolean): void {
  keepSet(SIDEBAR_KEY, open ? 'open' : 'closed');
}
