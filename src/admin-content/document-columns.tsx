import type { ListedDocument } from '#contract/documents/admin-documents.contract.ts';
import { ownFirst } from '#contract/language/language.rules.ts';
import { State } from '#design-system/state/state.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { ChangedDay } from '../admin/parts/changed-day.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { InLanguages, PlaceInOrder, ReorderableName } from '../admin/reordering/reorderable-cells.tsx';
import type { Reordering } from '../admin/reordering/reordering.ts';
import { fileSize } from '../files/file-size.ts';
import type { DocumentsPlace } from './documents-address.ts';

type DocumentColumn = ListColumn<ListedDocument>;

/** The columns of the list of documents. */
export function useDocumentColumns(
  list: List<DocumentsPlace, ListedDocument>,
  moving: Reordering,
): readonly DocumentColumn[] {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  return [
    {
      key: 'position',
      header: t('faq.place'),
      sortable: true,
      phone: 'corner',
      cell: ({ id }) => <PlaceInOrder place={moving.placeOf(id).place} />,
    },
    {
      key: 'title',
      header: t('doc.name'),
      heading: true,
      rowHeader: true,
      cell: (document) => <Titled list={list} document={document} moving={moving} />,
    },
    {
      key: 'language',
      header: t('doc.language'),
      phone: 'beside',
      cell: (document) => <span className="text-ink-muted">{t(`doc.language.${document.language}`)}</span>,
    },
    {
      key: 'titles',
      header: t('doc.titles'),
      phone: 'hidden',
      cell: ({ missing }) => (
        <InLanguages missing={missing} both={t('faq.both')} lacks={(one) => t(`faq.lacks.${one}`)} />
      ),
    },
    {
      key: 'file',
      header: t('doc.file'),
      phone: 'hidden',
      cell: ({ bytes }) => (
        <span className="whitespace-nowrap text-ink-muted tabular-nums">{fileSize(bytes, language)}</span>
      ),
    },
    ...useStanding(),
  ];
}

function useStanding(): readonly DocumentColumn[] {
  const t = useTexts(adminContentTexts);
  return [
    {
      key: 'state',
      header: t('faq.state'),
      phone: 'foot',
      cell: ({ id, active }) => (
        <RecordState kind="document" id={id}>
          <State tone={active ? 'on' : 'off'}>{t(active ? 'doc.on' : 'doc.off')}</State>
        </RecordState>
      ),
    },
    {
      key: 'changed',
      header: t('faq.changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => <ChangedDay changed={changed} />,
    },
  ];
}

interface TitledProps {
  list: List<DocumentsPlace, ListedDocument>;
  document: ListedDocument;
  moving: Reordering;
}

/** The title in the reader's language, with the other one below. */
function Titled({ list, document: { id, title_sr: sr, title_en: en }, moving }: TitledProps) {
  const [own, other] = ownFirst(useLanguage(), { sr, en });
  return <ReorderableName list={list} id={id} name={own || other} detail={own === '' ? '' : other} moving={moving} />;
}
