import type { ListedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/help/questions.rules.ts';
import { ownFirst } from '#contract/language/language.rules.ts';
import { Languages } from '#design-system/languages/languages.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { ChangedDay } from '../admin/changed-day.tsx';
import type { ListColumn } from '../admin/list-columns.ts';
import { type Moving, moveByKey } from '../admin/moving.ts';
import { RecordLink } from '../admin/record-link.tsx';
import { RecordState } from '../admin/record-state.tsx';
import type { List } from '../admin/use-list.ts';
import type { CorePlace } from './core-address.ts';

type CoreColumn = ListColumn<ListedCoreBenefit>;

/** The columns of the list of core benefits. */
export function useCoreColumns(list: List<CorePlace, ListedCoreBenefit>, moving: Moving): readonly CoreColumn[] {
  const t = useTexts(adminCoreBenefitsTexts);
  const language = useLanguage();
  return [
    {
      key: 'position',
      header: t('place'),
      sortable: true,
      phone: 'corner',
      cell: ({ id }) => {
        const { place } = moving.placeOf(id);
        return (
          <span className="display text-16 text-ink-muted tabular-nums">{place > 0 && grouped(language, place)}</span>
        );
      },
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
      cell: ({ missing }) => (
        <Languages
          label={missing.length === 0 ? t('both') : missing.map((one) => t(`lacks.${one}`)).join('. ')}
          languages={LANGUAGES_OF_TEXTS.map((one) => ({ code: one.toUpperCase(), has: !missing.includes(one) }))}
        />
      ),
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
  moving: Moving;
}

/** What it is called, with its other name below. Alt with an arrow takes it with it. */
function Named({ list, benefit: { id, name_sr: sr, name_en: en }, moving }: NamedProps) {
  const [own, other] = ownFirst(useLanguage(), { sr, en });
  return (
    <div className="rows:py-1.5">
      <RecordName detail={own === '' ? '' : other}>
        <RecordLink
          list={list}
          id={id}
          name={own || other}
          data-row-id={id}
          onKeyDown={(event) => moveByKey(moving, id, event)}
        />
      </RecordName>
    </div>
  );
}
