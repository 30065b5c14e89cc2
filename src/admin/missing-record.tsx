import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** In the drawer of a record that is not there, or no longer. */
export function MissingRecord() {
  const t = useTexts(recordsTexts);
  return <EmptyState level={3} title={t('missing.title')} text={t('missing.text')} />;
}
