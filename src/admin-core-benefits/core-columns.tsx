import type { ListedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { ownFirst } from '#contract/language/language.rules.ts';
import { State } from '#design-system/state/state.tsx';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { ChangedDay } from '../admin/parts/changed-day.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { InLanguages, PlaceInOrder, ReorderableName } from '../admin/reordering/reorderable-cells.tsx';
import type { Reordering } from '../admin/reordering/reordering.ts';
import type { CorePlace } from './core-address.ts';

type CoreColumn = ListColumn<ListedCoreBenefit>;

/** The columns of the list of core benefits. */
export function useCoreColumns(list: List<CorePlace, ListedCoreBenefit>, moving: Reordering): readonly CoreColumn[] {
  const t = useTexts(adminCoreBenefitsTexts);
  return [
    {
      key: 'position',
      header: t('place'),
      sortable: true,
      phone: 'corner',
      cell: ({ id }) => <PlaceInOrder place={moving.placeOf(id).place} />,
    },
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      cell: (benefit) => <Named list={list} benefit={benefit} moving={moving} />,
    },
    {
      key: 'giver',
      header: t('giver'),
      phone: 'beside',
      cell: ({ own, provider }) => <span className="text-ink-muted">{own ? t('own') : provider}</span>,
    },
    ...useStanding(),
  ];
}

function useStanding(): readonly CoreColumn[] {
  const t = useTexts(adminCoreBenefitsTexts);
  return [
    {
      key: 'languages',
      header: t('languages'),
      phone: 'hidden',
      cell: ({ missing }) => <InLanguages missing={missing} both={t('both')} lacks={(one) => t(`lacks.${one}`)} />,
    },
    {
      key: 'document',
      header: t('document'),
      phone: 'hidden',
      cell: ({ has_document }) => (
        <span className="text-ink-muted">
          {has_document ? t('hasDocument') : <span className="sr-only">{t('noDocument')}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'foot',
      cell: ({ id, active }) => (
        <RecordState kind="core" id={id}>
          <State tone={active ? 'on' : 'off'}>{t(active ? 'on' : 'off')}</State>
        </RecordState>
      ),
    },
    {
      key: 'changed',
      header: t('changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => <ChangedDay changed={changed} />,
    },
  ];
}

interface NamedProps {
  list: List<CorePlace, ListedCoreBenefit>;
  benefit: ListedCoreBenefit;
  moving: Reordering;
}

/** The name in the reader's language, with the other one below. */
function Named({ list, benefit: { id, name_sr: sr, name_en: en }, moving }: NamedProps) {
  const [own, other] = ownFirst(useLanguage(), { sr, en });
  return <ReorderableName list={list} id={id} name={own || other} detail={own === '' ? '' : other} moving={moving} />;
}
