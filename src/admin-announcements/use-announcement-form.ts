import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { ANNOUNCEMENT_CALLS, type AnnouncementCalls } from './announcement-calls.ts';
import { titleOf } from './announcement-columns.tsx';
import { announcementProblems, mostOf, TEXT_NAMES, writtenOf } from './announcement-record.ts';
import { announcementAt } from './announcements-address.ts';

interface OpenForm {
  /** The number of the announcement, or `new`. */
  open: string;
  calls: AnnouncementCalls;
  onClose: () => void;
}

/** The form of an announcement on its page. */
export function useAnnouncementForm({ open, calls, onClose }: OpenForm) {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  return useListedRecord({
    kind: 'announcement',
    watched: 'announcement',
    open,
    path: announcementAt(open),
    title: t(open === NEW ? 'make' : 'one'),
    nameOf: (fields) => titleOf(language, writtenOf(fields)).trim() || t('untitled'),
    changes: ANNOUNCEMENT_CALLS,
    added: () => t('added'),
    fields: useFields(),
    problemsOf: announcementProblems,
    // A message of the server is shown unchanged.
    sayProblem: (problem, field) =>
      problem === 'long'
        ? t('problem.long', { most: mostOf(field) })
        : problem === 'link' || problem === 'lacking' || problem === 'amount'
          ? t(`problem.${problem}`)
          : problem,
    history: undefined,
    mayWrite: true,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    onClose,
  });
}

function useFields(): RecordFields {
  const t = useTexts(adminAnnouncementsTexts);
  const records = useTexts(recordsTexts);
  const fields = TEXT_NAMES.map((name) => {
    const [part = '', language] = name.split('_');
    const label = t(`field.${part as 'title' | 'text' | 'sender' | 'link' | 'alt'}`);
    if (language === undefined) return [name, { label, text: 'line' }] as const;
    const lang = language === 'sr' ? 'sr-Latn' : 'en';
    const shown = (value: unknown) => (part === 'text' ? wordsOfHtml(String(value ?? '')) : String(value ?? ''));
    const inLanguage = `${label}, ${records(language === 'sr' ? 'pair.sr' : 'pair.en')}`;
    return [name, { label: inLanguage, text: part === 'text' ? 'html' : 'line', lang, shown }] as const;
  });
  const shown = (audience: unknown) =>
    Object.keys((audience ?? {}) as object)
      .map((condition) => t(`condition.${condition as 'unit'}`))
      .join(', ') || t('everybody');
  return Object.assign(Object.fromEntries(fields), { audience: { label: t('field.audience'), shown } });
}
