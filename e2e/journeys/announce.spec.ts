import { randomUUID } from 'node:crypto';
import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import { addDays } from '#contract/calendar/days.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { pdfFile } from '#server/testing/files.ts';
import { adminPage } from '../testing/admin-page.ts';
import { sidewards, stopFindingsInHighWindow } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { facesOf } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

/** Sending begins half a minute after the request; generous for a loaded machine. */
const SENT = { timeout: 120_000 };

interface Face {
  language: Language;
  width: number;
  /** Whether the test waits for the sending, has one person read it and takes it back from the other. */
  isSent: boolean;
}

for (const { language, width, isSent } of facesOf<Face>(
  { language: 'SR', width: 1280, isSent: false },
  { language: 'EN', width: 360, isSent: true },
)) {
  test(`an announcement is written, called back and scheduled${isSent ? ', sent, and taken back from who has not read it' : ''} (${language}, ${width})`, async ({
    browser,
    request,
  }) => {
    const t = adminAnnouncementsTexts.tables[language];
    const readerOf = async () => callsOf(request, await tokenOf(request, { email: takePerson(), password: PASSWORD }));
    const [reader, other] = [await readerOf(), await readerOf()];
    const readers = [reader, other];
    const people = await Promise.all(
      readers.map(async (call) => {
        const me = (await call('GET', '/v2/me/')) as unknown as { id: number; company: { id: number } };
        return { company: me.company.id, id: me.id };
      }),
    );
    const { context, page, headers } = await adminPage(browser, request, { language, width, platform: ['content'] });
    const call = callsOf(request, headers.authorization.replace('Token ', ''));
    const { go, type } = handsOn(page);
    const looksRight = async () => {
      expect(await stopFindingsInHighWindow(page)).toEqual([]);
      expect(await sidewards(page)).toBeLessThanOrEqual(0);
    };
    const title = `Zimski raspored ${randomUUID().slice(0, 8)}`;
    const titlesOf = async (reader: (typeof readers)[number]) =>
      JSON.stringify((await reader('GET', '/v2/notifications/')).results).split(title).length - 1;
    const step = async (name: 'text' | 'when') =>
      width < 800 && page.getByRole('radio', { name: t[`step.${name}`], exact: true }).click();

    // The draft that the journey starts with, for two people.
    await page.goto('/admin-panel/announcements/new');
    await page.getByLabel(t['field.sender']).waitFor();
    await looksRight();
    const texts = { title_sr: title, text_sr: '<p>Od <strong>9 do 17</strong>.</p>', audience: { people } };
    const { id } = await call('POST', '/admin/announcements/', texts);
    await page.goto(`/admin-panel/announcements/${id}`);
    await type(t['field.sender'], 'Tim Izbora');
    await looksRight();
    await page.reload();
    await go('button', recordsTexts.tables[language]['resume.go']);
    await expect(page.getByLabel(t['field.sender'])).toHaveValue('Tim Izbora');

    // The question names the number of recipients; until it is sent, the announcement can be called back.
    const question = page.getByRole('alertdialog');
    const sends = async () => {
      await go('button', t.send);
      await question.waitFor();
      await expect(question.getByRole('heading')).toHaveText(t['confirm.title']({ count: 2 }));
      const night = question.getByRole('checkbox');
      if ((await night.count()) > 0) await night.check();
      await looksRight();
      await question.getByRole('button', { name: t['confirm.press'], exact: true }).click();
      await expect(question).toHaveCount(0);
    };
    await sends();
    await looksRight();
    await go('button', t.undo);
    await page.getByLabel(t['field.sender']).waitFor();
    expect(await Promise.all(readers.map(titlesOf))).toEqual([0, 0]);

    // An attachment is shown immediately, in the preview too.
    const attachment = { name: 'raspored.pdf', mimeType: 'application/pdf', buffer: pdfFile(400) };
    await page.locator('input[type=file][accept*=pdf]').setInputFiles(attachment);
    await expect(page.getByText('raspored.pdf')).toBeVisible();
    await looksRight();

    // Scheduled for the day after tomorrow, then cancelled.
    await step('when');
    await page.getByRole('radio', { name: t.later }).click();
    const scheduledDay = addDays(new Date().toISOString().slice(0, 10), 2);
    const day = page.getByRole('textbox', { name: new RegExp(`^${t.day}`) });
    await day.fill(writtenDay(scheduledDay));
    await page.keyboard.press('Tab');
    await looksRight();
    await sends();
    await expect(page.getByText(t['status.scheduled'])).toBeVisible();
    await go('button', t.unschedule);
    await expect(page.getByRole('button', { name: t.send })).toBeVisible();
    // The cancelled announcement is a draft with the same time.
    await step('when');
    await expect(day).toHaveValue(writtenDay(scheduledDay));

    if (isSent) {
      await page.getByRole('radio', { name: t.now }).click();
      await sends();
      await expect(page.getByText(t['status.sent'], { exact: true }).first()).toBeVisible(SENT);
      expect(await Promise.all(readers.map(titlesOf))).toEqual([1, 1]);
      const { results } = (await reader('GET', '/v2/notifications/')) as unknown as { results: { id: number }[] };
      await reader('PATCH', `/v2/notifications/${results[0]?.id}/`, { previewed: true });
      await go('button', t.withdraw);
      await looksRight();
      await question.getByRole('button', { name: t['withdraw.press'], exact: true }).click();
      await expect(page.getByText(t['status.withdrawn'], { exact: true }).first()).toBeVisible(SENT);
      expect(await Promise.all(readers.map(titlesOf))).toEqual([1, 0]);
      await looksRight();
    }
    await context.close();
  });
}
