import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { handsOn } from '../testing/hands-on.ts';
import { backTo, press, tabTo } from '../testing/keyboard.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const SHOWN = [
  ['Sala sa spravama', 'A hall of machines'],
  ['Bazen', 'The pool'],
  ['Ulaz', 'The door'],
] as const;

/** Name of the benefit that is written here. */
export const WRITTEN = { SR: 'Mesečna karta', EN: 'Monthly pass' };

interface Writing {
  language: Language;
  /** Looks at where one is: axe, and that the money is right. */
  stop: (what: string) => Promise<void>;
}

const textsIn = (language: Language) => ({
  words: adminBenefitsTexts.tables[language],
  records: recordsTexts.tables[language],
});

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

/** Adds a category in its drawer, over the list that the first day's page links to. */
export async function addCategory(page: Page, { language, stop }: Writing): Promise<void> {
  const { words, records } = textsIn(language);
  const { type } = handsOn(page);
  await type(`${words['categories.name']}, ${records['pair.sr']}`, 'Sport');
  await type(`${words['categories.name']}, ${records['pair.en']}`, 'Sports');
  const drawing = page.getByRole('radio', { name: words['category.icon.sport'], exact: true });
  await tabTo(page, drawing);
  await press(page, 'Space');
  await expect(drawing).toBeChecked();
  await stop('the form of a category');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: language === 'SR' ? 'Sport' : 'Sports', exact: true })).toBeVisible();
}

/** Writes a benefit in both languages on its page, with pictures and a price, previews it, and offers it. */
export async function writeBenefit(page: Page, writing: Writing & { provider: string }): Promise<void> {
  const { language, stop, provider } = writing;
  const { words, records } = textsIn(language);
  const { type, go, choose, reach } = handsOn(page);
  const inBoth = async (label: string, [sr, en]: readonly [string, string]) => {
    await type(`${label}, ${records['pair.sr']}`, sr);
    await type(`${label}, ${records['pair.en']}`, en);
  };
  /** On a phone a section is opened first. */
  const unfold = async (section: 'texts' | 'price' | 'pictures') => {
    const head = page.getByRole('button', { name: new RegExp(`^${words[`benefit.section.${section}`]}`) });
    if ((await head.count()) === 0 || (await head.getAttribute('aria-expanded')) !== 'false') return;
    await reach(head);
    await press(page, 'Enter');
  };
  await inBoth(words['benefit.name'], [WRITTEN.SR, WRITTEN.EN]);
  await choose(words['benefit.provider'], provider);
  await choose(words['benefit.category'], language === 'SR' ? 'Sport' : 'Sports');
  await unfold('texts');
  await inBoth(words['benefit.short_description'], ['Teretana i bazen.', 'Gym and pool.']);
  await unfold('pictures');
  await addPictures(page, words);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/benefits\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WRITTEN[language]);
  await stop('the draft of a benefit');

  await unfold('price');
  await type(words['benefit.price'], '4000');
  await lookAtPreview(page, writing);
  await go('button', words['benefit.saveAndOffer']);
  await expect(page.getByText(words['benefits.state.offered'], { exact: true }).first()).toBeVisible();
  await stop('a benefit on offer');
}

/** Adds three pictures with their descriptions and makes the last one the first. */
async function addPictures(page: Page, words: ReturnType<typeof textsIn>['words']): Promise<void> {
  const add = page.getByLabel(words['benefit.pictures.add'], { exact: true });
  await tabTo(page, add, 160);
  const buffer = Buffer.from(PNG, 'base64');
  const files = SHOWN.map(([name]) => ({ name: `${name}.png`, mimeType: 'image/png', buffer }));
  // On a loaded machine the browser may miss the event of the file chooser: then the key is pressed again.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5000 });
    await Promise.all([chooser, page.keyboard.press('Enter')]);
    await (await chooser).setFiles(files);
  }).toPass({ timeout: 60_000 });
  const tile = (place: number) =>
    page.getByRole('button', {
      name: new RegExp(`^${fill(words['benefit.picture.of'], { place, count: SHOWN.length })}, `),
    });
  await expect(tile(SHOWN.length)).toBeVisible();
  await backTo(page, tile(1));
  for (const [at, [sr, en]] of SHOWN.entries()) {
    const picture = tile(at + 1);
    await expect(picture).toHaveAttribute('aria-expanded', 'false');
    await tabTo(page, picture);
    await press(page, 'Enter');
    await expect(page.locator('textarea:focus')).toHaveCount(1);
    await page.keyboard.type(sr);
    await press(page, 'Tab');
    await page.keyboard.type(en);
    await press(page, 'Escape');
    await expect(picture).toBeFocused();
  }
  const [, , last] = SHOWN;
  const isLastAt = (place: number) => expect(tile(place)).toHaveAccessibleName(new RegExp(`${last.join('$|')}$`));
  await isLastAt(3);
  await press(page, 'Alt+ArrowUp');
  await isLastAt(2);
  await press(page, 'Alt+ArrowUp');
  await isLastAt(1);
}

/** Checks the preview of the benefit, in the form's language and in the other. */
async function lookAtPreview(page: Page, { language, stop }: Writing): Promise<void> {
  const { words, records } = textsIn(language);
  const { go, reach } = handsOn(page);
  const shown = page.frameLocator(`iframe[title^="${words['preview.title']}"]`);
  const opened = page.getByRole('button', { name: words['preview.title'], exact: true });
  const isOver = (await opened.count()) > 0;
  if (isOver) await go('button', words['preview.title']);
  const says = (name: string) => expect(shown.getByText(name).first()).toBeVisible();
  await says(WRITTEN[language]);
  await stop('the preview');
  const languages = page.getByRole('radiogroup', { name: words['preview.language'] }).getByRole('radio');
  await reach(languages.nth(language === 'SR' ? 0 : 1));
  await press(page, language === 'SR' ? 'ArrowRight' : 'ArrowLeft');
  await says(WRITTEN[language === 'SR' ? 'EN' : 'SR']);
  if (isOver) {
    await press(page, 'Escape');
    await expect(page.getByRole('dialog', { name: words['preview.title'] })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: new RegExp(`^${records.save}`) }).first()).toBeEnabled();
}
