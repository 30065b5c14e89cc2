import type { Document } from '#contract/documents/documents.contract.ts';
import { Page } from '#design-system/page/page.tsx';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { SearchLine } from '../ground/search-line.tsx';
import { DocumentLine } from './document-line.tsx';
import { LoadingDocuments, NoDocuments } from './documents-faces.tsx';

export interface DocumentsViewProps {
  documents: Found<readonly Document[]>;
  /** The applied search, and the typed text. */
  search: string;
  typed: string;
  /** Ids of the documents being downloaded. */
  downloading: readonly number[];
  onType: (text: string) => void;
  onDownload: (document: Document) => void;
}

/** Documents to download, with a search (product.md 4). */
export function DocumentsView(props: DocumentsViewProps) {
  const t = useTexts(documentsTexts);
  const { documents, typed, onType } = props;
  return (
    <Page width="reading" className="grid content-start gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
      </div>
      <SearchLine
        label={t('search')}
        placeholder={t('search')}
        value={typed}
        onType={onType}
        found={documents.data && t('found', { count: documents.data.length })}
      />
      <List {...props} />
    </Page>
  );
}

function List({ documents, search, downloading, onType, onDownload }: DocumentsViewProps) {
  const t = useTexts(documentsTexts);
  return (
    <ReadStates
      of={documents}
      failed={t('failed')}
      loading={<LoadingDocuments />}
      empty={<NoDocuments searched={search !== ''} onClear={() => onType('')} />}
    >
      {(found) => (
        <ul className="border-line border-t">
          {found.map((document) => (
            <DocumentLine
              key={document.id}
              document={document}
              busy={downloading.includes(document.id)}
              onDownload={() => onDownload(document)}
            />
          ))}
        </ul>
      )}
    </ReadStates>
  );
}
