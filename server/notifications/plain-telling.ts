import type { Language } from '#contract/language/language.ts';
import { linesAsHtml } from '../web/escape-html.ts';
import type { Telling } from './insert-notifications.ts';

/** A notification in one language: a title, and plain paragraphs, of which empty ones are left out. */
interface Said {
  title: string;
  paragraphs: readonly (string | undefined)[];
}

/** A notification of ours in plain words. */
export function plainTelling(say: (language: Language) => Said): Telling {
  const [sr, en] = [say('SR'), say('EN')];
  return { titleSr: sr.title, titleEn: en.title, textSr: html(sr), textEn: html(en), sendFrom: 'Izbor' };
}

const html = ({ paragraphs }: Said): string => paragraphs.map((text) => text && `<p>${linesAsHtml(text)}</p>`).join('');
