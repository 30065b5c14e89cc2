import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type AnsweredFile, saveFile } from '../api/call-for-file.ts';
import { useToasts } from '../ground/toasts-context.ts';

interface ListExportProps {
  /** Fetches the rows that the filters let through. */
  fetch: () => Promise<AnsweredFile>;
}

/** The rows that the filters of a list let through, in a file. */
export function ListExport({ fetch }: ListExportProps) {
  const t = useTexts(adminTexts);
  const toasts = useToasts();
  const file = useMutation({
    mutationFn: fetch,
    onSuccess: saveFile,
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
  });
  return (
    <ToolButton icon={<Download aria-hidden size={16} />} busy={file.isPending} onClick={() => file.mutate()}>
      {t('list.export')}
    </ToolButton>
  );
}
