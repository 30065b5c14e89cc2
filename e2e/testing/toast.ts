import type { Locator, Page } from '@playwright/test';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';

const NAMES = [toastsTexts.tables.EN.region, toastsTexts.tables.SR.region];

/** A message of the app, by its words: another part of the page may say the same words, as a dialog that is still leaving does. */
export function toast(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: new RegExp(`^(${NAMES.join('|')})$`), includeHidden: true })
    .getByText(text)
    .first();
}
