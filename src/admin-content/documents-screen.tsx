import { type ListedDocument, listAdminDocuments } from '#contract/documents/admin-documents.contract.ts';
import { DOCUMENT_LANGUAGES } from '#contract/documents/documents.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { Reorderable } from '../admin/reordering/reorderable.tsx';
import { ReorderableActions } from '../admin/reordering/reorderable-actions.tsx';
import { query } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { useDocumentColumns } from './document-columns.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { type DocumentsPlace, documentsAddress, documentsQuery } from './documents-address.ts';
import { NewDocument } from './new-document.tsx';
import { useDocumentEnding } from './use-document-ending.ts';
import { useDocumentOrder } from './use-document-order.ts';

/** The list of the documents that people can download, in the order of the shop. */
export function DocumentsScreen() {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const read = useList({
    address: documentsAddress,
    ask: (values: DocumentsPlace) => query(listAdminDocuments, { query: documentsQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'platform.content');
  const { open, onClose } = useOpenRecord(read, writes);
  const { list, moving } = useDocumentOrder(read, writes);
  const endings = useEndings(useDocumentEnding());
  const nameOf = ({ title_sr: sr, title_en: en }: ListedDocument) => textIn(language, { sr, en });
  return (
    <>
      <Reorderable moving={moving} said={(moved) => t('doc.moved', moved)}>
        <RecordList
          list={list}
          title={t('doc.title')}
          counted={(count) => t('doc.counted', { count })}
          columns={useDocumentColumns(list, moving)}
          rowKey={({ id }) => id}
          nameOf={nameOf}
          search={t('doc.search')}
          filters={useFilters()}
          saved={[
            { key: 'all', label: t('doc.all'), change: {} },
            { key: 'active', label: t('doc.allOn'), change: { state: 'active' } },
            { key: 'missing', label: t('faq.allMissing'), change: { missing: 'en' } },
            { key: 'inactive', label: t('doc.allOff'), change: { state: 'inactive' } },
          ]}
          make={writes ? t('doc.make') : undefined}
          actions={
            writes
              ? {
                  header: t('faq.actions'),
                  cell: (document: ListedDocument) => (
                    <ReorderableActions
                      row={Object.assign({}, document, { name: nameOf(document) })}
                      label={t('doc.actionsOf', { name: nameOf(document), ...moving.placeOf(document.id) })}
                      words={{ menu: t('faq.actions'), end: t('faq.withdraw'), restore: t('faq.offer') }}
                      moving={moving}
                      endings={endings}
                    />
                  ),
                }
              : undefined
          }
          first={
            <EmptyList
              picture="books-pile-0"
              title={t('doc.first')}
              text={t('doc.firstText')}
              make={writes && { label: t('doc.makeFirst'), to: read.linkTo({ open: NEW }) }}
            />
          }
        />
      </Reorderable>
      {open === NEW && <NewDocument onClose={onClose} />}
      {open !== null && open !== NEW && <DocumentDrawer key={open} open={open} mayWrite={writes} onClose={onClose} />}
      <EndingQuestion endings={endings} />
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminContentTexts);
  return [
    {
      name: 'language',
      label: t('doc.language'),
      options: DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(`doc.language.${value}`) })),
    },
    {
      name: 'missing',
      label: t('doc.missing'),
      options: LANGUAGES_OF_TEXTS.map((value) => ({ value, label: t(`faq.missing.${value}`) })),
    },
    {
      name: 'state',
      label: t('faq.state'),
      options: STATES.map((value) => ({ value, label: t(value === 'active' ? 'doc.on' : 'doc.off') })),
    },
  ];
}
