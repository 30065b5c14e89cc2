import { ChevronDown, LayoutGrid, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { Category } from '#contract/categories/categories.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { categoriesTexts } from '#locales/categories/categories.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { type Found, isAway } from '../ground/found.ts';
import { CategoryIcon } from './category-icon.tsx';

export interface CategoryTreeViewProps {
  categories: Found<readonly Category[]>;
  /** The chosen category or sub-category; null is all; undefined where no list is shown. */
  current: number | null | undefined;
  /** Counts are of flexible benefits: other lists do not show them. */
  counts: boolean;
  /** The address of a category's list. */
  addressOf: (category: number | null) => string;
  /** 280 px with sub-categories and counts, or a rail of 96 px (64 on phones). */
  open: boolean;
  onToggle: () => void;
}

/** The categories with their sub-categories, for the sidebar. */
export function CategoryTreeView(props: CategoryTreeViewProps) {
  const { categories, current, open } = props;
  const t = useTexts(categoriesTexts);
  const known = categories.data ?? [];
  const total = known.reduce((sum, { num_of_benefits }) => sum + num_of_benefits, 0);
  return (
    <div
      className={cn(
        'grid content-start gap-0.5',
        open ? 'pt-6 pr-3 pb-10 pl-3 desk:pl-5' : 'px-1 pt-5 pb-10 desk:px-2',
      )}
    >
      <TreeHead {...props} />
      {categories.state === 'loading' && <TreeSkeleton open={open} />}
      {isAway(categories) && (
        <div role="alert" className="grid gap-2 px-3 py-2 text-14">
          {open && t('treeFailed')}
          <Button tone="secondary" size="small" onClick={categories.onRetry} className={open ? '' : 'px-2 text-12'}>
            {t('retry')}
          </Button>
        </div>
      )}
      {categories.state === 'ready' && (
        <ul className="grid gap-0.5">
          <li>
            <TreeLink
              {...props}
              id={null}
              isCurrent={current === null}
              name={t('all')}
              icon={<LayoutGrid aria-hidden size={20} />}
              count={total}
            />
          </li>
          {known.map((category) => (
            <Branch key={category.id} {...props} category={category} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TreeHead({ open, onToggle }: CategoryTreeViewProps) {
  const t = useTexts(categoriesTexts);
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <div className={cn('flex items-center', open ? 'justify-between pb-2 pl-3' : 'justify-center pb-1')}>
      {open && <h2 className="text-22">{t('categories')}</h2>}
      <IconButton label={t(open ? 'closeTree' : 'openTree')} aria-expanded={open} onClick={onToggle}>
        <Icon aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

function Branch({ category, ...props }: CategoryTreeViewProps & { category: Category }) {
  const { current, open } = props;
  const t = useTexts(categoriesTexts);
  const language = useLanguage();
  const inside = category.children.some(({ id }) => id === current);
  // Null until it is toggled: by default open when the chosen category is in it.
  const [touched, setTouched] = useState<boolean | null>(null);
  const expanded = touched ?? (inside || category.id === current);
  const name = categoryName(category.name, language);
  const hasChildren = category.children.length > 0;
  return (
    <li>
      <div className="relative flex items-center">
        <TreeLink
          {...props}
          id={category.id}
          isCurrent={category.id === current || (!open && inside)}
          name={name}
          icon={<CategoryIcon name={category.icon} />}
          count={category.num_of_benefits}
          room={hasChildren}
        />
        {open && hasChildren && (
          <button
            type="button"
            aria-label={t('expand', { name })}
            aria-expanded={expanded}
            onClick={() => setTouched(!expanded)}
            className="absolute right-0 grid size-11 place-items-center rounded-full text-ink-muted hover:text-ink"
          >
            <ChevronDown
              aria-hidden
              size={16}
              className={cn('transition-transform duration-base', expanded && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {open && expanded && hasChildren && <SubCategories {...props} category={category} />}
    </li>
  );
}

function SubCategories({ category, current, addressOf }: CategoryTreeViewProps & { category: Category }) {
  const language = useLanguage();
  return (
    <ul className="mt-0.5 mb-2 ml-[31px] grid border-line border-l-2 pl-[11px]">
      {category.children.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={addressOf(id)}
            aria-current={id === current ? 'page' : undefined}
            className={cn(
              'flex min-h-10 items-center rounded-8 px-2.5 py-1 text-14 text-ink-muted hover:text-ink',
              'aria-[current=page]:-ml-[13px] aria-[current=page]:rounded-none aria-[current=page]:border-brand aria-[current=page]:border-l-2 aria-[current=page]:pl-[21px] aria-[current=page]:font-600 aria-[current=page]:text-brand',
            )}
          >
            {categoryName(name, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface TreeLinkProps extends CategoryTreeViewProps {
  id: number | null;
  isCurrent: boolean;
  name: string;
  icon: ReactNode;
  count: number;
  /** Leaves room for the button of the sub-categories. */
  room?: boolean;
}

function TreeLink({ id, isCurrent, name, icon, count, open, counts, addressOf, room }: TreeLinkProps) {
  return (
    <Link
      to={addressOf(id)}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'min-w-0 flex-1 rounded-12 font-500 hover:bg-surface-sunken aria-[current=page]:bg-brand-soft dark:hover:bg-surface-raised',
        open
          ? 'flex min-h-11 items-center gap-3 px-3 py-2 leading-[1.2] aria-[current=page]:font-600'
          : 'grid min-h-11 justify-items-center gap-1.5 px-0.5 py-2.5 text-center text-12 text-ink-muted leading-[1.2] aria-[current=page]:text-ink',
        open && room && 'pr-11',
      )}
    >
      <span className={isCurrent ? 'text-brand' : 'text-ink-muted'}>{icon}</span>
      <span className={cn('hyphenate', open ? 'min-w-0 flex-1' : 'w-full max-desk:sr-only')}>{name}</span>
      {open && counts && <span className="text-14 text-ink-muted tabular-nums">{count}</span>}
    </Link>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

function TreeSkeleton({ open }: { open: boolean }) {
  const t = useTexts(categoriesTexts);
  return (
    <div role="status" aria-label={t('categories')}>
      {PLACES.map((place) => (
        <div
          key={place}
          className={cn('flex items-center gap-3', open ? 'h-11.5 px-3' : 'h-16 flex-col justify-center gap-2')}
        >
          <Skeleton shape="circle" className="size-5" />
          <Skeleton className={open ? 'w-3/5' : 'h-2.5 w-3/5 max-desk:hidden'} />
        </div>
      ))}
    </div>
  );
}
