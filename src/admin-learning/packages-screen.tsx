import { exportPackages, listAdminPackages } from '#contract/packages/admin-packages.contract.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useList } from '../admin/list/use-list.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { type LearningPlace, learningFilter, learningQuery, packagesAddress } from './learning-address.ts';
import { LearningList } from './learning-list.tsx';
import { usePackageEnding } from './use-learning-ending.tsx';

/** The list of packages: several courses together, with one price and one certificate. */
export function PackagesScreen() {
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  const list = useList({
    address: packagesAddress,
    ask: (values: LearningPlace) => query(listAdminPackages, { query: learningQuery(values) }),
    keyOf: ({ pk }) => pk,
  });
  return (
    <LearningList
      place="packages"
      list={list}
      ending={usePackageEnding()}
      fetch={() => callForFile(exportPackages, { query: learningFilter(list.values) })}
      own={[
        {
          key: 'courses',
          header: t('courses'),
          align: 'end',
          phone: 'hidden',
          spare: 2,
          cell: ({ courses }) => <span className="tabular-nums">{grouped(language, courses)}</span>,
        },
      ]}
    />
  );
}
