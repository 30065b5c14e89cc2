import type { Locator, Page } from '@playwright/test';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';

const NAMES = [toastsTexts.tables.EN.region, toastsTexts.tables.SR.region];

/** A message of the app by its text: another part of the page, such as a closing dialog, may have the same text. */
export function toast(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: new RegExp(`^(${NAMES.join('|')})$`), includeHidden: true })
    .getByText(text)
    .first();
}
