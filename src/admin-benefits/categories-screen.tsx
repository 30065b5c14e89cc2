import { queryOptions } from '@tanstack/react-query';
import { exportCategories, listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import type { CategoryRow } from '#contract/admin-benefits/category-rows.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import { type List, useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { Reorderable } from '../admin/reordering/reorderable.tsx';
import type { LastMoved } from '../admin/reordering/reordering.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { useMe } from '../session/session.queries.ts';
import { type CategoriesPlace, categoriesAddress, categoriesFilter, categoryRows } from './categories-address.ts';
import { CategoryActions } from './category-actions.tsx';
import { useCategoryColumns } from './category-columns.tsx';
import { CategoryDrawer } from './category-drawer.tsx';
import { useCategoryEnding } from './use-category-ending.tsx';
import { useCategoryOrder } from './use-category-order.ts';

/** The query of the whole tree, read once for all filters. */
const tree = queryOptions({
  queryKey: [listAdminCategories.path, 'tree'],
  queryFn: () => callEndpoint(listAdminCategories, {}),
});

/** The query of the rows that match the address, found in the tree. */
const ask = (values: CategoriesPlace) =>
  queryOptions({
    queryKey: [listAdminCategories.path, 'rows', { q: values.q, state: values.state }],
    queryFn: async ({ client }) => categoryRows((await client.fetchQuery(tree)).results, values),
  });

/** The tree of the categories, in the order of the shop. */
export function CategoriesScreen() {
  const t = useTexts(adminBenefitsTexts);
  const admin = useTexts(adminTexts);
  const language = useLanguage();
  const read = useList({ address: categoriesAddress, ask });
  const writes = mayWrite(useMe(), 'platform.catalogue');
  const { open, onClose } = useOpenRecord(read, writes);
  const { list, moving } = useCategoryOrder(read, writes);
  const endings = useEndings(useCategoryEnding());
  const nameOf = (category: CategoryRow) => nameIn(language, category);
  const said = ({ id, place, count }: LastMoved) => {
    const row = list.found.data?.results.find((one) => one.id === id);
    return row ? admin('order.moved', { name: nameOf(row), place, count }) : '';
  };
  return (
    <>
      <Reorderable moving={moving} said={said}>
        <RecordList
          list={list}
          whole
          title={t('categories.title')}
          counted={(count) => t('categories.counted', { count })}
          columns={useCategoryColumns(list, moving)}
          rowKey={({ id }) => id}
          nameOf={nameOf}
          search={t('categories.name')}
          filters={useFilters()}
          saved={[
            { key: 'all', label: t('categories.all'), change: {} },
            { key: 'active', label: t('categories.allOn'), change: { state: 'active' } },
            { key: 'inactive', label: t('categories.allOff'), change: { state: 'inactive' } },
          ]}
          tools={<ListExport fetch={() => callForFile(exportCategories, { query: categoriesFilter(list.values) })} />}
          make={writes ? t('categories.make') : undefined}
          actions={
            writes
              ? {
                  header: t('categories.actions'),
                  cell: (row) => (
                    <CategoryActions
                      row={Object.assign({ name: nameOf(row) }, row)}
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
      {open !== null && <CategoryDrawer key={open} open={open} mayWrite={writes} onClose={onClose} />}
      <EndingQuestion endings={endings} />
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminBenefitsTexts);
  const options = STATES.map((value) => ({ value, label: t(value === 'active' ? 'categories.on' : 'categories.off') }));
  return [{ name: 'state', label: t('categories.state'), options }];
}

interface FirstProps {
  list: List<CategoriesPlace, CategoryRow>;
  writes: boolean;
}

function First({ list, writes }: FirstProps) {
  const t = useTexts(adminBenefitsTexts);
  return (
    <EmptyList
      picture="team-puzzle-0"
      title={t('categories.first')}
      text={t('categories.firstText')}
      make={writes && { label: t('categories.makeFirst'), to: list.linkTo({ open: NEW }) }}
    />
  );
}
