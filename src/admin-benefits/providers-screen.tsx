import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import {
  exportProviders,
  type ListedProvider,
  listProviders,
  type ProviderImpact,
} from '#contract/providers/admin-providers.contract.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
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
import { useProviderColumns } from './provider-columns.tsx';
import { ProviderDrawer } from './provider-drawer.tsx';
import { HAVING, type ProvidersPlace, providersAddress, providersFilter, providersQuery } from './providers-address.ts';
import { useProviderBulk } from './use-provider-bulk.tsx';
import { useProviderEnding } from './use-provider-ending.tsx';

/** The list of the providers. */
export function ProvidersScreen() {
  const t = useTexts(adminBenefitsTexts);
  const list = useList({
    address: providersAddress,
    ask: (values: ProvidersPlace) => query(listProviders, { query: providersQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'platform.catalogue');
  const { open, onClose } = useOpenRecord(list, writes);
  const endings = useEndings(useProviderEnding());
  const bulk = useBulk(useProviderBulk());
  return (
    <>
      <RecordList
        list={list}
        title={t('providers.title')}
        counted={(count) => t('providers.counted', { count })}
        columns={useProviderColumns(list)}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        search={t('providers.search')}
        filters={useFilters()}
        saved={useSaved()}
        tools={<ListExport fetch={() => callForFile(exportProviders, { query: providersFilter(list.values) })} />}
        make={writes ? t('providers.make') : undefined}
        bulk={writes ? bulk : undefined}
        actions={
          writes
            ? { header: t('providers.actions'), cell: (provider) => <Switch provider={provider} endings={endings} /> }
            : undefined
        }
        first={<First list={list} writes={writes} />}
      />
      {open !== null && <ProviderDrawer key={open} open={open} mayWrite={writes} onClose={onClose} />}
      <EndingQuestion endings={endings} />
    </>
  );
}

interface SwitchProps {
  provider: ListedProvider;
  endings: Endings<ListedProvider, ProviderImpact['effects']>;
}

function Switch({ provider, endings }: SwitchProps) {
  const t = useTexts(adminBenefitsTexts);
  const { name, active } = provider;
  return (
    <RecordSwitch
      row={provider}
      isOn={active}
      endings={endings}
      off={[t('providers.end'), t('providers.endOf', { name })]}
      on={[t('providers.restore'), t('providers.restoreOf', { name })]}
    />
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminBenefitsTexts);
  const picture = { with: t('providers.with'), without: t('providers.without') };
  const benefits = { with: t('providers.withBenefits'), without: t('providers.withoutBenefits') };
  return [
    {
      name: 'state',
      label: t('providers.state'),
      options: STATES.map((value) => ({ value, label: t(value === 'active' ? 'providers.on' : 'providers.off') })),
    },
    {
      name: 'picture',
      asked: 'without_logo',
      label: t('providers.picture'),
      options: HAVING.map((value) => ({ value, label: picture[value] })),
    },
    {
      name: 'benefits',
      asked: 'without_benefits',
      label: t('providers.benefits'),
      options: HAVING.map((value) => ({ value, label: benefits[value] })),
    },
  ];
}

function useSaved(): readonly PresetList<ProvidersPlace>[] {
  const t = useTexts(adminBenefitsTexts);
  return [
    { key: 'all', label: t('providers.all'), change: {} },
    { key: 'picture', label: t('providers.allWithoutPicture'), change: { state: 'active', picture: 'without' } },
    { key: 'benefits', label: t('providers.allWithoutBenefits'), change: { state: 'active', benefits: 'without' } },
    { key: 'inactive', label: t('providers.allOff'), change: { state: 'inactive' } },
  ];
}

interface FirstProps {
  list: List<ProvidersPlace, ListedProvider>;
  writes: boolean;
}

function First({ list, writes }: FirstProps) {
  const t = useTexts(adminBenefitsTexts);
  return (
    <EmptyList
      picture="ways-3"
      title={t('providers.first')}
      text={t('providers.firstText')}
      make={writes && { label: t('providers.makeFirst'), to: list.linkTo({ open: NEW }) }}
    />
  );
}
