import { Link } from 'react-router-dom';
import type { CategoryRow } from '#contract/admin-benefits/category-rows.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { ChangedDay } from '../admin/parts/changed-day.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { moveByKey, type Reordering } from '../admin/reordering/reordering.ts';
import { CategoryIcon } from '../browse/category-icon.tsx';
import { benefitsBy } from './benefit-address.ts';
import type { CategoriesPlace } from './categories-address.ts';

/** The columns of the tree of categories; a child is indented below its category. */
export function useCategoryColumns(
  list: List<CategoriesPlace, CategoryRow>,
  moving: Reordering,
): readonly ListColumn<CategoryRow>[] {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  return [
    {
      key: 'name',
      header: t('categories.name'),
      heading: true,
      rowHeader: true,
      face: ({ parent_id }) => (parent_id === null ? 'initials' : undefined),
      cell: (category) => (
        <div className={category.parent_id === null ? undefined : 'pl-13 cards:pl-6 [&_a]:font-400'}>
          <RecordName
            face="initials"
            leading={
              category.parent_id === null && (
                <span className="grid size-10 place-items-center rounded-8 bg-surface-sunken text-ink-muted">
                  <CategoryIcon name={category.icon} />
                </span>
              )
            }
          >
            <RecordLink
              list={list}
              id={category.id}
              name={nameIn(language, category)}
              data-row-id={category.id}
              onKeyDown={(event) => moveByKey(moving, category.id, event)}
            />
          </RecordName>
        </div>
      ),
    },
    {
      key: 'benefits',
      header: t('categories.benefits'),
      align: 'end',
      phone: 'beside',
      cell: (category) => <Benefits category={category} />,
    },
    {
      key: 'budgets',
      header: t('categories.budgets'),
      phone: 'hidden',
      cell: ({ has_budgets: has }) => <span className="text-ink-muted">{has && t('categories.hasBudgets')}</span>,
    },
    {
      key: 'private',
      header: t('categories.private'),
      phone: 'hidden',
      cell: ({ private: isPrivate }) => (
        <span className="text-ink-muted">{isPrivate && t('categories.isPrivate')}</span>
      ),
    },
    {
      key: 'state',
      header: t('categories.state'),
      phone: 'foot',
      cell: ({ id, active, parent_id: parent }) => (
        <span className={parent === null ? undefined : 'cards:pl-6'}>
          <RecordState kind="category" id={id}>
            <State tone={active ? 'on' : 'off'}>{t(active ? 'categories.on' : 'categories.off')}</State>
          </RecordState>
        </span>
      ),
    },
    {
      key: 'changed',
      header: t('categories.changed'),
      extra: true,
      cell: ({ changed }) => <ChangedDay changed={changed} />,
    },
  ];
}

// The number of benefits as a link whose name says where it leads.
function Benefits({ category }: { category: CategoryRow }) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const { id, parent_id: parent, benefits, withdrawn_benefits: others } = category;
  return (
    <Link
      to={benefitsBy('category', id)}
      className={cn(
        'inline-flex min-h-6 items-center gap-1 tabular-nums hover:underline hover:underline-offset-4 cards:min-h-11',
        parent !== null && 'cards:pl-6',
      )}
    >
      <span className="sr-only">{t('categories.benefitsOf', { name: nameIn(language, category) })} </span>
      {grouped(language, benefits)}
      <span aria-hidden className="rows:hidden">
        {t('categories.onOffer')}
      </span>
      {others > 0 && <span className="text-ink-muted"> {t('categories.others', { count: others })}</span>}
    </Link>
  );
}
