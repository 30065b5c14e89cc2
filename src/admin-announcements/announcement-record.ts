import type { Audience, EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { ANNOUNCEMENT_TEXTS } from '#contract/announcements/announcements.rules.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';

/** The fields of an announcement that are texts. */
export const TEXT_NAMES = [
  ...(['title_sr', 'title_en', 'text_sr', 'text_en', 'sender', 'link', 'alt_sr', 'alt_en'] as const),
] as const;

type TextName = (typeof TEXT_NAMES)[number];

/** All fields of an announcement's form. */
export type Written = Record<TextName, string> & { audience: Audience };

/** Fields of a new announcement: to everybody, from Izbor. */
export const NO_ANNOUNCEMENT: EditedRecord = {
  fields: {
    ...({ title_sr: '', title_en: '', text_sr: '', text_en: '', alt_sr: '', alt_en: '' } as const),
    ...({ sender: 'Izbor', link: '', audience: {} } as const),
  },
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** An announcement as fields of its form; its texts are HTML. */
export function editedOf(announcement: EditedAnnouncement): EditedRecord {
  const { revision, changed, audience } = announcement;
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, announcement[name]]));
  const fields = Object.assign(texts, { audience });
  return { fields, revision, offered: true, by: changed.by?.name ?? null, at: changed.at };
}

/** The fields that are present, as the calls take them. */
export function sentOf(fields: Fields): Partial<Written> {
  const texts = TEXT_NAMES.filter((name) => name in fields).map((name) => [name, String(fields[name] ?? '').trim()]);
  return Object.assign(Object.fromEntries(texts), 'audience' in fields ? { audience: fields.audience } : {});
}

/** All fields, missing ones filled with their empty values. */
export const writtenOf = (fields: Fields): Written =>
  Object.assign({}, sentOf(NO_ANNOUNCEMENT.fields), sentOf(fields)) as Written;

/** Whether the stored announcement has the same words and audience as the written one; the markup of its HTML may differ. */
export function isAsWritten({ fields }: EditedRecord, written: Written): boolean {
  const stored = writtenOf(fields);
  const isSaid = TEXT_NAMES.every((name) => wordsOfHtml(stored[name]) === wordsOfHtml(written[name]));
  return isSaid && isSame(trimmed(stored.audience), trimmed(written.audience));
}

const trimmed = (audience: Audience) => Object.assign({}, audience, { unit: audience.unit?.trim() });

/** Greatest length of a text, in characters. */
export const mostOf = (name: string): number =>
  ANNOUNCEMENT_TEXTS[(name.split('_')[0] ?? name) as keyof typeof ANNOUNCEMENT_TEXTS];

const LINK = /^(\/(?![/\\])[^\s"'<>\\]*)?$/;

/** Problems of the fields, by the rules that the server applies too; fields required for sending are checked when it is sent. */
export function announcementProblems(fields: Fields): Problems {
  const written = writtenOf(fields);
  const long = TEXT_NAMES.filter((name) => written[name].length > mostOf(name)).map((name) => [name, 'long']);
  const link = LINK.test(written.link) ? [] : [['link', 'link']];
  const problem = audienceProblem(written.audience);
  return Object.fromEntries([...long, ...link, ...(problem ? [['audience', problem]] : [])]);
}

/** The problem of a condition: nothing is chosen in it yet, or its amount is no number. */
function audienceProblem({ unspent, companies, people, unit, benefit }: Audience): 'lacking' | 'amount' | null {
  const isLacking = companies?.length === 0 || people?.length === 0 || unit?.trim() === '' || benefit === 0;
  if (isLacking) return 'lacking';
  return unspent && typeof unspent.more_than !== 'number' ? 'amount' : null;
}
