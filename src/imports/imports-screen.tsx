import { Plus } from 'lucide-react';
import { Link, Route, Routes } from 'react-router-dom';
import { IMPORT_STATUSES, type ListedImport } from '#contract/imports/import-shapes.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { EmptyFirst } from '#design-system/empty-first/empty-first.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { type List, useList } from '../admin/list/use-list.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { NoPage } from '../admin/site/no-page.tsx';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { useMe } from '../session/session.queries.ts';
import { type ImportSite, ImportSiteContext, useImportSite, useImportTexts } from './import-site.ts';
import { type ImportsPlace, importsAddress } from './imports-address.ts';
import { NewImportScreen } from './new-import-screen.tsx';
import { OneImportScreen } from './one-import-screen.tsx';

/** Imports of a kind: the list, a new one, and each at its own address. */
export function ImportsScreen({ site }: { site: ImportSite }) {
  const writes = mayWrite(useMe(), site.permission);
  return (
    <ImportSiteContext value={site}>
      <Routes>
        <Route index element={<FormerImports writes={writes} />} />
        <Route path="new" element={writes ? <NewImportScreen /> : <NoPage why="closed" />} />
        <Route path=":id" element={<OneImportScreen />} />
        <Route path="*" element={<NoPage why="missing" />} />
      </Routes>
    </ImportSiteContext>
  );
}

/** Filters offered as saved lists: imports that wait for a person, and committed ones. */
const OFTEN = ['problems', 'ready', 'done'] as const;

function FormerImports({ writes }: { writes: boolean }) {
  const t = useImportTexts();
  const { ask, ofCompanies, keptAs, fetchList } = useImportSite();
  const list = useList({ address: importsAddress, ask, keptAs });
  const companies = { name: 'company', label: t('company'), ...useCompanyOptions(ofCompanies) };
  return (
    <RecordList
      list={list}
      title={t('list.title')}
      counted={(count) => t('list.counted', { count })}
      columns={useColumns(list)}
      rowKey={({ id }) => id}
      nameOf={({ file_name }) => file_name}
      search={t('list.search')}
      filters={[
        ...(ofCompanies ? [companies] : []),
        {
          name: 'state',
          label: t('list.state'),
          options: IMPORT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      saved={[
        { key: 'all', label: t('list.all'), change: {} },
        ...OFTEN.map((state) => ({ key: state, label: t(`status.${state}`), change: { state } })),
      ]}
      tools={
        <>
          <ListExport fetch={() => fetchList(list.values)} />
          {writes && <NewImport company={list.values.company}>{t('list.make')}</NewImport>}
        </>
      }
      first={
        <EmptyFirst
          picture={inWindow('learning-cells-0')}
          title={t('list.first')}
          text={t('list.firstText')}
          actions={writes && <NewImport company={list.values.company}>{t('list.makeFirst')}</NewImport>}
        />
      }
    />
  );
}

function NewImport({ company, children }: { company: string; children: string }) {
  const { links, ofCompanies } = useImportSite();
  return (
    <ToolButton asChild tone="primary" icon={<Plus aria-hidden size={16} />}>
      <Link to={ofCompanies && company !== '' ? `${links.make}?company=${company}` : links.make}>{children}</Link>
    </ToolButton>
  );
}

/** Ground only under what waits for a person. */
const TONES: Record<ListedImport['status'], StateProps['tone']> = {
  uploading: 'failed',
  mapping: 'waiting',
  checking: 'draft',
  problems: 'waiting',
  ready: 'waiting',
  waiting: 'waiting',
  done: 'on',
  undoing: 'draft',
  undone: 'off',
  discarded: 'off',
};

function useColumns(list: List<ImportsPlace, ListedImport>) {
  const t = useImportTexts();
  const called = useCalled();
  const { kind, links, ofCompanies } = useImportSite();
  const company = {
    key: 'company',
    header: t('company'),
    phone: 'beside' as const,
    cell: (one: ListedImport) => <span className="block rows:min-w-26">{one.company?.name}</span>,
  };
  // The company takes room, too.
  const spare = ofCompanies ? (1 as const) : (2 as const);
  const language = useLanguage();
  const figure = (key: 'added' | 'changed' | 'ended' | 'left_out') => ({
    key,
    header: t(`list.${key}`),
    align: 'end' as const,
    // The number of added rows is the most important of these columns.
    spare: key === 'added' || (key === 'changed' && !ofCompanies) ? undefined : (2 as const),
    cell: ({ figures, ended }: ListedImport) => grouped(language, key === 'ended' ? ended : figures[key]),
  });
  return [
    {
      key: 'file',
      header: t('list.file'),
      heading: true,
      rowHeader: true,
      cell: ({ id, file_name }: ListedImport) => (
        <RecordName>
          <RecordLink list={list} id={id} name={file_name} page={links.one(id)} />
        </RecordName>
      ),
    },
    ...(ofCompanies ? [company] : []),
    {
      key: 'created',
      header: t('list.when'),
      sortable: true,
      cell: ({ created_at }: ListedImport) => formatMoment(created_at),
    },
    { key: 'who', header: t('list.who'), spare, cell: ({ created_by }: ListedImport) => called(created_by) },
    {
      key: 'rows',
      header: t('list.rows'),
      align: 'end' as const,
      spare,
      cell: ({ rows }: ListedImport) => grouped(language, rows),
    },
    ...(['added', 'changed', 'ended', 'left_out'] as const)
      .filter((name) => name !== 'ended' || kind === 'people')
      .map(figure),
    {
      key: 'state',
      header: t('list.state'),
      phone: 'corner' as const,
      cell: ({ status }: ListedImport) => <State tone={TONES[status]}>{t(`status.${status}`)}</State>,
    },
  ];
}
