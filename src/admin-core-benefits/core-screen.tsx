import { type ListedCoreBenefit, listCoreBenefits } from '#contract/core-benefits/core-benefits.contract.ts';
import { WHOSE } from '#contract/core-benefits/core-benefits.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { Reorderable } from '../admin/reordering/reorderable.tsx';
import { ReorderableActions } from '../admin/reordering/reorderable-actions.tsx';
import { query } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { type CorePlace, coreAddress, coreQuery } from './core-address.ts';
import { useCoreColumns } from './core-columns.tsx';
import { CoreDrawer } from './core-drawer.tsx';
import { useCoreEnding } from './use-core-ending.ts';
import { useCoreOrder } from './use-core-order.ts';

/** The list of what a company gives to all of its people, in the order of the shop: its own benefits, and those of Izbor. */
export function CoreScreen() {
  const t = useTexts(adminCoreBenefitsTexts);
  const language = useLanguage();
  const read = useList({
    address: coreAddress,
    ask: (values: CorePlace) => query(listCoreBenefits, { query: coreQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'company.core');
  const { open, onClose } = useOpenRecord(read, writes);
  const { list, moving } = useCoreOrder(read, writes);
  const endings = useEndings(useCoreEnding());
  const nameOf = ({ name_sr: sr, name_en: en }: ListedCoreBenefit) => textIn(language, { sr, en });
  return (
    <>
      <Reorderable moving={moving} said={(moved) => t('moved', moved)}>
        <RecordList
          list={list}
          title={t('title')}
          counted={(count) => t('counted', { count })}
          standfirst={t('standfirst')}
          columns={useCoreColumns(list, moving)}
          rowKey={({ id }) => id}
          nameOf={nameOf}
          search={t('search')}
          filters={useFilters()}
          saved={[
            { key: 'all', label: t('all'), change: {} },
            { key: 'own', label: t('allOwn'), change: { whose: 'own' } },
            { key: 'inactive', label: t('allOff'), change: { state: 'inactive' } },
          ]}
          make={writes ? t('make') : undefined}
          actions={
            writes
              ? {
                  header: t('actions'),
                  cell: (benefit: ListedCoreBenefit) => (
                    <ReorderableActions
                      row={Object.assign({ name: nameOf(benefit) }, benefit)}
                      label={t('actionsOf', { name: nameOf(benefit), ...moving.placeOf(benefit.id) })}
                      words={{ menu: t('actions'), end: t('putAway'), restore: t('show') }}
                      moving={moving}
                      endings={endings}
                    />
                  ),
                }
              : undefined
          }
          first={
            <EmptyList
              picture="home-bouquet-1"
              title={t('first')}
              text={t('firstText')}
              make={writes && { label: t('makeFirst'), to: read.linkTo({ open: NEW }) }}
            />
          }
        />
      </Reorderable>
      {open !== null && (
        <CoreDrawer
          key={open}
          open={open}
          isOwn={read.found.data?.results.find(({ id }) => String(id) === open)?.own}
          mayWrite={writes}
          onClose={onClose}
        />
      )}
      <EndingQuestion endings={endings} />
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminCoreBenefitsTexts);
  return [
    { name: 'whose', label: t('whose'), options: WHOSE.map((value) => ({ value, label: t(`whose.${value}`) })) },
    {
      name: 'missing',
      label: t('missing'),
      options: LANGUAGES_OF_TEXTS.map((value) => ({ value, label: t(`missing.${value}`) })),
    },
    {
      name: 'state',
      label: t('state'),
      options: STATES.map((value) => ({ value, label: t(value === 'active' ? 'on' : 'off') })),
    },
  ];
}
