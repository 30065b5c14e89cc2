import type { EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { lackingTexts } from '#contract/announcements/announcements.rules.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useRecordForm } from '../admin/record/record-context.ts';
import { newKey } from '../ground/new-key.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { writtenOf } from './announcement-record.ts';

/** Checks that no required text is missing, and reports missing ones: at their fields while something is unsaved, else in a toast. */
export function useCompleteness(picture: EditedAnnouncement['picture']): () => boolean {
  const t = useTexts(adminAnnouncementsTexts);
  const toasts = useToasts();
  const { actor } = useRecordForm();
  return () => {
    const snapshot = actor.getSnapshot();
    const lacking = lackingTexts(Object.assign({ picture }, writtenOf(fieldsOf(snapshot.context))));
    if (lacking.length === 0) return true;
    const problems = Object.fromEntries(lacking.map((field) => [field, t('lacking')]));
    const saving = { type: 'draft.save' as const, key: newKey(), problems };
    if (snapshot.can(saving)) {
      actor.send(saving);
      return false;
    }
    const names = lacking.map((field) => t(`field.${field.slice(0, -'_sr'.length) as 'title' | 'text' | 'alt'}`));
    toasts.show({ tone: 'error', text: t('lackingIn', { fields: names.join(', ') }) });
    return false;
  };
}
