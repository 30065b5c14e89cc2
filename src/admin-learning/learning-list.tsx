import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { EmptyList } from '../admin/empty-list.tsx';
import type { EndingKind } from '../admin/ending-kind.ts';
import { EndingQuestion } from '../admin/ending-question.tsx';
import { NEW } from '../admin/list-address.ts';
import type { ListColumn } from '../admin/list-columns.ts';
import { ListExport } from '../admin/list-export.tsx';
import { nameIn } from '../admin/name-in.ts';
import { RecordList } from '../admin/record-list.tsx';
import { RecordSwitch } from '../admin/record-switch.tsx';
import { useBulk } from '../admin/use-bulk.ts';
import { useEndings } from '../admin/use-endings.ts';
import type { List } from '../admin/use-list.ts';
import { useMe } from '../session/session.queries.ts';
import { type LearningPlace, learningPage } from './learning-address.ts';
import { type ListedLearning, useLearningColumns } from './learning-columns.tsx';
import { useLearningBulk } from './use-learning-bulk.tsx';
import type { WithdrawnLearning } from './use-learning-ending.tsx';
import { useLearningFilters, useSavedLearning } from './use-learning-filters.ts';

interface LearningListProps<Row extends ListedLearning, Effects> {
  place: 'courses' | 'packages';
  list: List<LearningPlace, Row>;
  own: readonly ListColumn<Row>[];
  ending: EndingKind<WithdrawnLearning, Effects>;
  fetch: Parameters<typeof ListExport>[0]['fetch'];
}

/** The list of courses, or of packages. */
export function LearningList<Row extends ListedLearning, Effects>(props: LearningListProps<Row, Effects>) {
  const { place, list, own, ending, fetch } = props;
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  const writes = mayWrite(useMe(), 'platform.learning');
  const endings = useEndings(ending);
  const bulk = useBulk(useLearningBulk(place));
  const endable = (row: Row) => ({ pk: row.pk, revision: row.revision, name: nameIn(language, row) });
  return (
    <>
      <RecordList
        list={list}
        title={t(`${place}.title`)}
        counted={(count) => t(`${place}.counted`, { count })}
        columns={useLearningColumns({ list, place, own })}
        rowKey={({ pk }) => pk}
        nameOf={(row) => nameIn(language, row)}
        search={t('search')}
        filters={useLearningFilters()}
        saved={useSavedLearning()}
        tools={<ListExport fetch={fetch} />}
        make={writes ? t(`${place}.make`) : undefined}
        makeAt={learningPage(place, NEW)}
        bulk={writes ? bulk : undefined}
        actions={
          writes
            ? {
                header: t('actions'),
                cell: (row) => (
                  <RecordSwitch
                    row={endable(row)}
                    isOn={row.active}
                    endings={endings}
                    off={[t('withdraw'), t('withdrawOf', { name: nameIn(language, row) })]}
                    on={[t('offer'), t('offerOf', { name: nameIn(language, row) })]}
                  />
                ),
              }
            : undefined
        }
        first={
          <EmptyList
            picture="education-graduation-0"
            title={t(`${place}.first`)}
            text={t(`${place}.firstText`)}
            make={writes && { label: t(`${place}.makeFirst`), to: learningPage(place, NEW) }}
          />
        }
      />
      <EndingQuestion endings={endings} />
    </>
  );
}
