import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Content of the drawer for a record that does not exist, or no longer does. */
export function MissingRecord() {
  const t = useTexts(recordsTexts);
  return <EmptyState level={3} title={t('missing.title')} text={t('missing.text')} />;
}
