import type { Document } from '#contract/documents/documents.contract.ts';
import { Page } from '#design-system/page/page.tsx';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NotLoaded } from '../benefit/not-loaded.tsx';
import { SearchLine } from '../ground/search-line.tsx';
import { DocumentLine } from './document-line.tsx';
import { LoadingDocuments, NoDocuments } from './documents-faces.tsx';

export interface DocumentsViewProps {
  /** Null while they are loaded for the first time. */
  documents: readonly Document[] | null;
  /** Why there is nothing to show. */
  failure: 'failed' | 'offline' | null;
  /** What went wrong, in words. */
  trouble: string;
  retrying: boolean;
  /** What was searched, and what is being typed. */
  search: string;
  typed: string;
  /** The id of the one that is coming. */
  downloading: number | null;
  onType: (text: string) => void;
  onDownload: (document: Document) => void;
  onRetry: () => void;
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
        found={documents && t('found', { count: documents.length })}
      />
      <List {...props} />
    </Page>
  );
}

function List({
  documents,
  failure,
  trouble,
  retrying,
  search,
  downloading,
  onType,
  onDownload,
  onRetry,
}: DocumentsViewProps) {
  const t = useTexts(documentsTexts);
  if (failure) {
    const retry = { retryLabel: t('retry'), busy: retrying, onRetry };
    return <NotLoaded failure={failure} {...retry} title={t('failed')} text={trouble} />;
  }
  if (!documents) return <LoadingDocuments />;
  if (documents.length === 0) return <NoDocuments searched={search !== ''} onClear={() => onType('')} />;
  return (
    <ul className="border-line border-t">
      {documents.map((document) => (
        <DocumentLine
          key={document.id}
          document={document}
          busy={downloading === document.id}
          onDownload={() => onDownload(document)}
        />
      ))}
    </ul>
  );
}
