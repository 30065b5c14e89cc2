import {
  exportCompanies,
  type ListedCompany,
  listCompanies,
} from '#contract/admin-companies/admin-companies.contract.ts';
import { COUNTRIES } from '#contract/admin-companies/company.rules.ts';
import { CURRENCIES, shownCurrency } from '#contract/money/money.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { type Endings, useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import type { PresetList } from '../admin/list/saved-tabs.tsx';
import { type List, useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { RecordSwitch } from '../admin/record/record-switch.tsx';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { type CompaniesPlace, companiesAddress, companiesFilter, companiesQuery, OWNED } from './companies-address.ts';
import { useCompanyColumns } from './company-columns.tsx';
import { CompanyDrawer } from './company-drawer.tsx';
import { type CompanyEffects, useCompanyEnding } from './use-company-ending.tsx';

/** The list of the companies whose people use the shop. */
export function CompaniesScreen() {
  const t = useTexts(adminCompaniesTexts);
  const list = useList({
    address: companiesAddress,
    ask: (values: CompaniesPlace) => query(listCompanies, { query: companiesQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'platform.companies');
  const { open, onClose } = useOpenRecord(list, writes);
  const endings = useEndings(useCompanyEnding());
  return (
    <>
      <RecordList
        list={list}
        title={t('title')}
        counted={(count) => t('counted', { count })}
        columns={useCompanyColumns(list)}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        search={t('search')}
        filters={useFilters()}
        saved={useSaved()}
        tools={<ListExport fetch={() => callForFile(exportCompanies, { query: companiesFilter(list.values) })} />}
        make={writes ? t('make') : undefined}
        actions={
          writes
            ? { header: t('actions'), cell: (company) => <Switch company={company} endings={endings} /> }
            : undefined
        }
        first={<First list={list} writes={writes} />}
      />
      {open !== null && <CompanyDrawer key={open} open={open} mayWrite={writes} onClose={onClose} />}
      <EndingQuestion endings={endings} />
    </>
  );
}

interface SwitchProps {
  company: ListedCompany;
  endings: Endings<ListedCompany, CompanyEffects>;
}

function Switch({ company, endings }: SwitchProps) {
  const t = useTexts(adminCompaniesTexts);
  const { name, active } = company;
  return (
    <RecordSwitch
      row={company}
      isOn={active}
      endings={endings}
      off={[t('end'), t('endOf', { name })]}
      on={[t('restore'), t('restoreOf', { name })]}
    />
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminCompaniesTexts);
  return [
    {
      name: 'state',
      label: t('state'),
      options: STATES.map((value) => ({ value, label: t(value === 'active' ? 'state.on' : 'state.off') })),
    },
    {
      name: 'country',
      label: t('country'),
      options: COUNTRIES.map((value) => ({ value, label: t(`country.${value}`) })),
    },
    {
      name: 'currency',
      label: t('currency'),
      options: CURRENCIES.map((value) => ({ value, label: shownCurrency(value) })),
    },
    {
      name: 'admin',
      asked: 'without_admin',
      label: t('admin'),
      options: OWNED.map((value) => ({ value, label: t(`admin.${value}`) })),
    },
  ];
}

function useSaved(): readonly PresetList<CompaniesPlace>[] {
  const t = useTexts(adminCompaniesTexts);
  return [
    { key: 'all', label: t('all'), change: {} },
    { key: 'unowned', label: t('allUnowned'), change: { state: 'active', admin: 'without' } },
    { key: 'inactive', label: t('allOff'), change: { state: 'inactive' } },
  ];
}

interface FirstProps {
  list: List<CompaniesPlace, ListedCompany>;
  writes: boolean;
}

function First({ list, writes }: FirstProps) {
  const t = useTexts(adminCompaniesTexts);
  return (
    <EmptyList
      picture="home-street-0"
      title={t('first')}
      text={t('firstText')}
      make={writes && { label: t('makeFirst'), to: list.linkTo({ open: NEW }) }}
    />
  );
}
