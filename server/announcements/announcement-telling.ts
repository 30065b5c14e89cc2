import type { AnnouncementTexts } from '#contract/announcements/announcements.rules.ts';
import { saysNothing } from '#contract/help/questions.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { richText } from '../benefits/rich-text.ts';
import type { Telling } from '../notifications/insert-notifications.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { ANNOUNCEMENT_WORDS } from './announcements.texts.ts';
import type { StoredAnnouncement } from './stored-announcement.ts';

/** The parts of an announcement that its notification shows. */
export type Told = AnnouncementTexts & Pick<StoredAnnouncement, 'sender' | 'link' | 'picture' | 'attachment'>;

/** The notification of an announcement, with its link below the text. A missing text is shown in the other language. */
export function tellingOf({ title_sr, title_en, text_sr, text_en, sender, link, ...told }: Told): Telling {
  return {
    titleSr: title_sr,
    titleEn: title_en,
    textSr: withLink(text_sr, link, 'SR'),
    textEn: withLink(text_en, link, 'EN'),
    sendFrom: sender || 'Izbor',
    image: told.picture?.address ?? null,
    imageAltSr: told.alt_sr,
    imageAltEn: told.alt_en,
    attachment: told.attachment?.address ?? null,
  };
}

/** The notification of a trial, marked as such, for the author only. */
export function trialOf(told: Told): Telling {
  const telling = tellingOf(told);
  return Object.assign(telling, {
    titleSr: telling.titleSr && ANNOUNCEMENT_WORDS.SR.trial(telling.titleSr),
    titleEn: telling.titleEn && ANNOUNCEMENT_WORDS.EN.trial(telling.titleEn),
  });
}

/** Html as it is stored: sanitised, and an empty string when it has no content. */
export function cleanText(html: string): string {
  const clean = richText(html);
  return saysNothing(clean) ? '' : clean;
}

/** A text with its link below it. Without content it is empty, without the link too, so that the other language is shown. */
export function withLink(html: string, link: string, language: Language): string {
  const clean = cleanText(html);
  if (clean === '' || link === '') return clean;
  return richText(`${clean}<p><a href="${escapeHtml(link)}">${ANNOUNCEMENT_WORDS[language].open}</a></p>`);
}
