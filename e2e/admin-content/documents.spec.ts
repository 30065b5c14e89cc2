import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { pdfFile } from '#server/testing/files.ts';
import { adminPage, windowOf } from '../testing/admin-page.ts';
import { sidewards, stopFindingsInHighWindow } from '../testing/axe.ts';
import { facesOf } from '../testing/faces.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.setTimeout(180_000);

interface Face {
  language: Language;
  width: number;
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfFile(400, name) });

for (const { language, width } of facesOf<Face>({ language: 'SR', width: 1280 }, { language: 'EN', width: 360 })) {
  test(`a document is added with its file, downloaded, replaced and taken away (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = adminContentTexts.tables[language];
    const records = recordsTexts.tables[language];
    const shop = documentsTexts.tables[language];
    const look = { language, width };
    const { context, page } = await adminPage(browser, request, { ...look, platform: ['content'] });
    const token = await tokenOf(request, { email: takePerson(), password: PASSWORD });
    const employee = await windowOf(browser, token, look);
    const title = `Pravila ${randomUUID().slice(0, 8)}`;
    const looksRight = async (window: Page) => {
      expect(await stopFindingsInHighWindow(window)).toEqual([]);
      expect(await sidewards(window)).toBeLessThanOrEqual(0);
    };
    /** Name of the file that an employee downloads; null when the document is not shown. */
    const fileFor = async ({ page: window }: typeof employee) => {
      await window.goto('/download-zone');
      await window.getByRole('searchbox', { name: shop.search }).fill(title);
      const button = window.getByRole('button', { name: new RegExp(title) });
      const none = window.getByText(shop.emptyText);
      await expect(button.or(none)).toBeVisible();
      if ((await none.count()) > 0) return null;
      const coming = window.waitForEvent('download');
      await button.click();
      return (await coming).suggestedFilename();
    };

    // A document needs only a name in one language and a file; it is visible immediately.
    await page.goto('/admin-panel/documents?open=new');
    const making = page.getByRole('dialog', { name: t['doc.make'] });
    await making.getByRole('textbox', { name: `${t['doc.name']}, ${records['pair.sr']}` }).fill(title);
    await making.getByRole('button', { name: t['doc.add'] }).click();
    await expect(making.getByText(t['doc.noFile'])).toBeVisible();
    await making.locator('input[type=file]').setInputFiles(pdf('stara.pdf'));
    await expect(making.getByText('stara.pdf')).toBeVisible();
    await looksRight(page);
    await making.getByRole('button', { name: t['doc.add'] }).click();
    await expect(making).toHaveCount(0);
    expect(await fileFor(employee)).toBe('stara.pdf');
    await looksRight(employee.page);

    // A new file takes effect immediately.
    await page.goto(`/admin-panel/documents?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    const opened = page.getByRole('dialog');
    await expect(opened.getByText('stara.pdf')).toBeVisible();
    await looksRight(page);
    await opened.locator('input[type=file]').setInputFiles(pdf('nova.pdf'));
    await expect(opened.getByText('nova.pdf')).toBeVisible();
    expect(await fileFor(employee)).toBe('nova.pdf');

    // Once withdrawn, the document is hidden.
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await page.getByRole('button', { name: new RegExp(`^.+ ${title}, `) }).click();
    await page.getByRole('menuitem', { name: t['faq.withdraw'], exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(new RegExp(title))).toBeVisible();
    await looksRight(page);
    await question.getByRole('button', { name: t['docEnd.confirm'], exact: true }).click();
    await expect(page.getByText(t['doc.off'], { exact: true }).first()).toBeVisible();
    expect(await fileFor(employee)).toBeNull();
    await employee.context.close();
    await context.close();
  });
}
