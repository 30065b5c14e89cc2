import {
  exportQuestions,
  type ListedQuestion,
  listAdminQuestions,
  listQuestionTopics,
} from '#contract/help/admin-questions.contract.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import type { PresetList } from '../admin/list/saved-tabs.tsx';
import { type List, useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { Reorderable } from '../admin/reordering/reorderable.tsx';
import { ReorderableActions } from '../admin/reordering/reorderable-actions.tsx';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { type FaqPlace, faqAddress, faqFilter, faqQuery } from './faq-address.ts';
import { textOf, useFaqColumns } from './faq-columns.tsx';
import { QuestionDrawer } from './question-drawer.tsx';
import { topicIn } from './question-topics.ts';
import { useQuestionBulk } from './use-question-bulk.tsx';
import { useQuestionEnding } from './use-question-ending.ts';
import { useQuestionOrder } from './use-question-order.ts';

/** The list of the questions of the help, in the order of the shop. */
export function FaqScreen() {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const read = useList({
    address: faqAddress,
    ask: (values: FaqPlace) => query(listAdminQuestions, { query: faqQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'platform.content');
  const { open, onClose } = useOpenRecord(read, writes);
  const { list, moving } = useQuestionOrder(read, writes);
  const endings = useEndings(useQuestionEnding());
  const bulk = useBulk(useQuestionBulk());
  const nameOf = (question: ListedQuestion) => textOf(language, 'question', question).own;
  return (
    <>
      <Reorderable moving={moving} said={(moved) => t('faq.moved', moved)}>
        <RecordList
          list={list}
          title={t('faq.title')}
          counted={(count) => t('faq.counted', { count })}
          columns={useFaqColumns(list, moving)}
          rowKey={({ id }) => id}
          nameOf={nameOf}
          search={t('faq.search')}
          filters={useFilters()}
          saved={useSaved()}
          tools={<ListExport fetch={() => callForFile(exportQuestions, { query: faqFilter(list.values) })} />}
          make={writes ? t('faq.make') : undefined}
          bulk={writes ? bulk : undefined}
          actions={
            writes
              ? {
                  header: t('faq.actions'),
                  cell: (question) => (
                    <ReorderableActions
                      row={Object.assign({ name: nameOf(question) }, question)}
                      label={t('faq.actionsOf', { name: nameOf(question), ...moving.placeOf(question.id) })}
                      words={{ menu: t('faq.actions'), end: t('faq.withdraw'), restore: t('faq.offer') }}
                      moving={moving}
                      endings={endings}
                    />
                  ),
                }
              : undefined
          }
          first={<First list={list} writes={writes} />}
        />
      </Reorderable>
      {open !== null && <QuestionDrawer key={open} open={open} mayWrite={writes} onClose={onClose} />}
      <EndingQuestion endings={endings} />
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const found = useRead(query(listQuestionTopics));
  const topics = new Set((found.data?.results ?? []).map((topic) => topicIn(language, topic)));
  return [
    {
      name: 'topic',
      label: t('faq.topic'),
      options: [...topics].map((topic) => ({ value: topic, label: topic })),
      reading: useOptionsReading(found),
    },
    {
      name: 'missing',
      label: t('faq.missing'),
      options: LANGUAGES_OF_TEXTS.map((value) => ({ value, label: t(`faq.missing.${value}`) })),
    },
    {
      name: 'state',
      label: t('faq.state'),
      options: STATES.map((value) => ({ value, label: t(value === 'active' ? 'faq.on' : 'faq.off') })),
    },
  ];
}

function useSaved(): readonly PresetList<FaqPlace>[] {
  const t = useTexts(adminContentTexts);
  return [
    { key: 'all', label: t('faq.all'), change: {} },
    { key: 'active', label: t('faq.allOn'), change: { state: 'active' } },
    { key: 'missing', label: t('faq.allMissing'), change: { missing: 'en' } },
    { key: 'inactive', label: t('faq.allOff'), change: { state: 'inactive' } },
  ];
}

interface FirstProps {
  list: List<FaqPlace, ListedQuestion>;
  writes: boolean;
}

function First({ list, writes }: FirstProps) {
  const t = useTexts(adminContentTexts);
  return (
    <EmptyList
      picture="education-speech-0"
      title={t('faq.first')}
      text={t('faq.firstText')}
      make={writes && { label: t('faq.makeFirst'), to: list.linkTo({ open: NEW }) }}
    />
  );
}
