import { useMutation, useQuery } from '@tanstack/react-query';
import { type Document, downloadDocument } from '#contract/documents/documents.contract.ts';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import { failureOf } from '../api/failure-of.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSearchInAddress } from '../ground/use-search-in-address.ts';
import { documentsQuery } from './documents.queries.ts';
import { DocumentsView } from './documents-view.tsx';

/** `/download-zone` */
export function DocumentsScreen() {
  const t = useTexts(documentsTexts);
  const { show } = useToasts();
  const { search, typed, setTyped } = useSearchInAddress();
  const { data, error, fetchStatus, refetch } = useQuery(documentsQuery(search, useLanguage()));
  const download = useMutation({
    mutationFn: ({ id }: Document) => callForFile(downloadDocument, { params: { id } }),
    onSuccess: (file, { title }) => {
      saveFile(file);
      show({ tone: 'success', text: t('downloaded', { title }) });
    },
    onError: ({ message }) => show({ tone: 'error', text: message }),
  });
  return (
    <DocumentsView
      documents={data?.results ?? null}
      failure={data ? null : failureOf(error, fetchStatus === 'paused')}
      trouble={error?.message ?? ''}
      retrying={fetchStatus === 'fetching'}
      search={search}
      typed={typed}
      downloading={download.isPending ? download.variables.id : null}
      onType={setTyped}
      onDownload={download.mutate}
      onRetry={() => void refetch()}
    />
  );
}
