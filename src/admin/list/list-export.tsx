import { Download } from 'lucide-react';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type ListFile, useListFile } from './use-list-file.ts';

/** Button that exports the filtered rows to a file: immediately, or by a task if they are too many. */
export function ListExport(props: ListFile) {
  const t = useTexts(adminTexts);
  const { get, busy } = useListFile(props);
  return (
    <ToolButton icon={<Download aria-hidden size={16} />} busy={busy} onClick={() => get()}>
      {t('list.export')}
    </ToolButton>
  );
}
