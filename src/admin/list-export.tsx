import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { type AnsweredFile, saveFile } from '../api/call-for-file.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useBeats } from './pulse.ts';

interface ListExportProps {
  /** Fetches the rows that the filters let through. */
  fetch: () => Promise<AnsweredFile>;
  /** Has a task write them, where they may be too many to be sent at once. */
  inTask?: () => Promise<Task>;
}

/** The rows that the filters of a list let through, in a file: at once, or from a task where they are too many for that. */
export function ListExport({ fetch, inTask }: ListExportProps) {
  const t = useTexts(adminTexts);
  const toasts = useToasts();
  const beats = useBeats();
  const say = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const task = useSoleMutation({
    mutationFn: async () => inTask?.(),
    onSuccess: () => toasts.show({ tone: 'info', text: t('list.exportInTask') }),
    onError: say,
    changes: beats,
  });
  const file = useMutation({
    mutationFn: fetch,
    onSuccess: saveFile,
    onError: (error) => (inTask && isTooLong(error) ? task.mutate() : say(error)),
  });
  return (
    <ToolButton
      icon={<Download aria-hidden size={16} />}
      busy={file.isPending || task.isPending}
      onClick={() => file.mutate()}
    >
      {t('list.export')}
    </ToolButton>
  );
}

const isTooLong = (error: Error): boolean => error instanceof ApiError && error.code === 'export.too_many';
