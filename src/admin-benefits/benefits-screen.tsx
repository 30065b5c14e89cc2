import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  exportBenefits,
  exportBenefitsInTask,
  type ListedBenefit,
  listAdminBenefits,
  listBenefitCompanies,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { BenefitActions } from './benefit-actions.tsx';
import { benefitPage } from './benefit-address.ts';
import { useBenefitColumns } from './benefit-columns.tsx';
import {
  type BenefitsPlace,
  benefitsAddress,
  benefitsFilter,
  benefitsMeant,
  benefitsQuery,
} from './benefits-address.ts';
import { useBenefitBulk } from './use-benefit-bulk.tsx';
import { useBenefitEnding } from './use-benefit-ending.tsx';
import { useBenefitFilters, useSavedBenefits } from './use-benefit-filters.ts';
import { useCopying } from './use-copying.ts';

/** The list of the benefits on offer, and of drafts and withdrawn ones. */
export function BenefitsScreen() {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const me = useMe();
  const asker = () => ({ me, now: serverNow() });
  const list = useList({
    address: benefitsAddress,
    ask: (values: BenefitsPlace) => query(listAdminBenefits, { query: benefitsQuery(values, asker()) }),
  });
  const writes = mayWrite(me, 'platform.catalogue');
  const endings = useEndings(useBenefitEnding());
  const copy = useCopying();
  const bulk = useBulk(useBenefitBulk((place) => benefitsMeant(place as BenefitsPlace, asker())));
  const { data: companies } = useQuery(query(listBenefitCompanies));
  const nameOf = (benefit: ListedBenefit) => nameIn(language, benefit);
  return (
    <>
      <RecordList
        list={list}
        title={t('benefits.title')}
        counted={(count) => t('benefits.counted', { count })}
        columns={useBenefitColumns(list, companies?.results.length ?? null)}
        rowKey={({ id }) => id}
        nameOf={nameOf}
        search={t('benefits.search')}
        filters={useBenefitFilters(list.values)}
        saved={useSavedBenefits()}
        tools={
          <>
            {writes && <ImportLink />}
            <ListExport
              fetch={() => callForFile(exportBenefits, { query: benefitsFilter(list.values, asker()) })}
              inTask={() => callEndpoint(exportBenefitsInTask, { query: benefitsFilter(list.values, asker()) })}
            />
          </>
        }
        make={writes ? t('benefits.make') : undefined}
        makeAt={benefitPage(NEW)}
        bulk={writes ? bulk : undefined}
        actions={
          writes
            ? {
                header: t('benefits.actions'),
                cell: (benefit) => (
                  <BenefitActions benefit={benefit} name={nameOf(benefit)} endings={endings} onCopy={copy} />
                ),
              }
            : undefined
        }
        first={<First writes={writes} />}
      />
      <EndingQuestion endings={endings} />
    </>
  );
}

/** Link to the import of many benefits from a file. */
function ImportLink() {
  const t = useTexts(adminBenefitsTexts);
  return (
    <ToolButton asChild icon={<Upload aria-hidden size={16} />}>
      <Link to={paths.importOfBenefits}>{t('benefits.import')}</Link>
    </ToolButton>
  );
}

function First({ writes }: { writes: boolean }) {
  const t = useTexts(adminBenefitsTexts);
  return (
    <EmptyList
      picture="food-groceries-0"
      title={t('benefits.first')}
      text={t('benefits.firstText')}
      make={writes && { label: t('benefits.makeFirst'), to: benefitPage(NEW) }}
    />
  );
}
