import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import type { EndingKind } from '../admin/endings/ending-kind.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import type { List } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { RecordSwitch } from '../admin/record/record-switch.tsx';
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
