import { useMutation } from '@tanstack/react-query';
import { type Document, downloadDocument, listDocuments } from '#contract/documents/documents.contract.ts';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { searchAddress } from '../ground/search-address.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useAddress } from '../ground/use-address.ts';
import { useAllRows } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { DocumentsView } from './documents-view.tsx';

/** `/download-zone` */
export function DocumentsScreen() {
  const t = useTexts(documentsTexts);
  const { show } = useToasts();
  const address = useAddress(searchAddress);
  const { search } = address.values;
  const [typed, type] = useSearch(address);
  const documents = useAllRows(wholeQuery(listDocuments, { query: { search: search || undefined } }));
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
      documents={documents}
      search={search}
      typed={typed}
      downloading={download.isPending ? download.variables.id : null}
      onType={type}
      onDownload={download.mutate}
    />
  );
}
