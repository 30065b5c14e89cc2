import { type Document, downloadDocument, listDocuments } from '#contract/documents/documents.contract.ts';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callForFile } from '../api/call-for-file.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { searchAddress } from '../ground/search-address.ts';
import { useAddress } from '../ground/use-address.ts';
import { useDownload } from '../ground/use-download.ts';
import { useAllRows } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { DocumentsView } from './documents-view.tsx';

/** `/download-zone` */
export function DocumentsScreen() {
  const t = useTexts(documentsTexts);
  const address = useAddress(searchAddress);
  const { search } = address.values;
  const [typed, type] = useSearch(address);
  const documents = useAllRows(wholeQuery(listDocuments, { query: { search: search || undefined } }));
  const { download, running } = useDownload(({ id }: Document) => callForFile(downloadDocument, { params: { id } }), {
    of: ({ id }) => id,
    done: ({ title }) => t('downloaded', { title }),
  });
  return (
    <DocumentsView
      documents={documents}
      search={search}
      typed={typed}
      downloading={running}
      onType={type}
      onDownload={download}
    />
  );
}
