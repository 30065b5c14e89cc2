import { useState } from 'react';
import {
  getCategory,
  getCategoryImpact,
  type ListedCategory,
  listAdminCategories,
  listCategoryChanges,
} from '#contract/admin-benefits/admin-categories.contract.ts';
import { CATEGORY_NAME } from '#contract/admin-benefits/category.rules.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import { CATEGORY_ICONS } from '#contract/categories/category-icons.ts';
import { cn } from '#design-system/classes/cn.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { FieldError } from '#design-system/field/field.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { fieldTextIn, nameIn } from '../admin/parts/name-in.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { useField } from '../admin/record/record-context.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordCheck, RecordPair } from '../admin/record/record-fields.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { query } from '../api/query.ts';
import { CategoryIcon } from '../browse/category-icon.tsx';
import { useRead } from '../ground/use-read.ts';
import { categoryCalls, categoryProblems } from './category-record.ts';

const PROBLEMS = {
  required: 'category.required',
  short: 'category.short',
  long: 'category.long',
  slash: 'category.slash',
  icon: 'category.iconMissing',
} as const;

interface CategoryDrawerProps {
  /** The number of the category, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a category, opened over the tree. */
export function CategoryDrawer(props: CategoryDrawerProps) {
  const t = useTexts(adminBenefitsTexts);
  const found = useRead(query(listAdminCategories));
  const tree = found.data?.results ?? [];
  const { form, name } = useCategoryForm(props, tree);
  return (
    <RecordDrawer form={form} title={name}>
      <RecordPair name="name" label={t('categories.name')} required={['sr', 'en']} most={CATEGORY_NAME.most} />
      <Parent tree={tree} reading={useOptionsReading(found)} id={Number(props.open)} />
      <Drawing />
      <RecordCheck name="private" hint={t('category.privateHint')}>
        {t('category.private')}
      </RecordCheck>
    </RecordDrawer>
  );
}

function useCategoryForm({ open, mayWrite, onClose }: CategoryDrawerProps, tree: readonly ListedCategory[]) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const [calls] = useState(() => categoryCalls(open));
  return useListedRecord({
    kind: 'category',
    watched: 'category',
    open,
    title: t(open === NEW ? 'categories.make' : 'category.title'),
    nameOf: (fields) => fieldTextIn(language, fields, 'name'),
    changes: [listAdminCategories, getCategory, getCategoryImpact, listCategoryChanges, listCategories],
    added: (name) => t('category.added', { name }),
    fields: useCategoryFields(tree),
    problemsOf: categoryProblems,
    history: { call: listCategoryChanges, params: { id: Number(open) } },
    // A message of the server is shown unchanged.
    sayProblem: (problem) => (problem in PROBLEMS ? t(PROBLEMS[problem as keyof typeof PROBLEMS]) : problem),
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    onClose,
  });
}

function useCategoryFields(tree: readonly ListedCategory[]): RecordFields {
  const t = useTexts(adminBenefitsTexts);
  const records = useTexts(recordsTexts);
  const language = useLanguage();
  const parent = (value: unknown) => {
    const root = tree.find(({ id }) => String(id) === String(value ?? ''));
    return root ? nameIn(language, root) : t('category.noParent');
  };
  return {
    name_sr: { label: `${t('categories.name')}, ${records('pair.sr')}`, text: 'line', lang: 'sr-Latn' },
    name_en: { label: `${t('categories.name')}, ${records('pair.en')}`, text: 'line', lang: 'en' },
    parent_id: { label: t('category.parent'), shown: parent, typed: (value) => String(value ?? '') },
    icon: { label: t('category.icon'), shown: (icon) => iconName(t, icon) },
    private: { label: t('categories.private'), shown: (is) => t(is ? 'category.privateYes' : 'category.privateNo') },
    active: { label: t('categories.state'), shown: (on) => t(on ? 'categories.on' : 'categories.off') },
  };
}

type Texts = ReturnType<typeof useTexts<(typeof adminBenefitsTexts)['tables']['EN']>>;

const iconName = (t: Texts, icon: unknown) => {
  const known = CATEGORY_ICONS.find((name) => name === icon);
  return known ? t(`category.icon.${known}`) : String(icon ?? '');
};

interface ParentProps {
  tree: readonly ListedCategory[];
  reading: OptionsReading;
  id: number;
}

/** The choice of the parent category. A category with children or budgets of its own stays on the first level, and a note says so. */
function Parent({ tree, reading, id }: ParentProps) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const { label, value, error, disabled, onValue } = useField<string>('parent_id');
  const own = tree.find((root) => root.id === id);
  const stays = own && (own.children.length > 0 ? 'category.hasParts' : own.has_budgets ? 'category.hasBudgets' : null);
  return (
    <Combobox
      label={label}
      hint={t(stays ?? 'category.parentHint')}
      error={error}
      disabled={disabled || Boolean(stays)}
      options={[
        { value: '', label: t('category.noParent') },
        ...tree
          .filter((root) => root.id !== id && (root.active || String(root.id) === value))
          .map((root) => ({ value: String(root.id), label: nameIn(language, root) })),
      ]}
      reading={reading}
      value={value || null}
      placeholder={t('category.noParent')}
      matches={labelMatches}
      onChange={(parent) => onValue(parent ?? '')}
      emptyText={t('category.noSuchParent')}
    />
  );
}

/** The choice of the drawing; a child has that of its category. */
function Drawing() {
  const t = useTexts(adminBenefitsTexts);
  const { value: parent } = useField<string>('parent_id');
  const { id, label, value, error, disabled, onValue } = useField<string>('icon');
  if (parent) return <p className="text-14 text-ink-muted">{t('category.iconOfParent')}</p>;
  return (
    <fieldset id={id} disabled={disabled} aria-invalid={error !== undefined} tabIndex={-1} className="grid gap-2">
      <legend className="mb-2 font-560 text-14">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {CATEGORY_ICONS.map((name) => (
          <label
            key={name}
            title={t(`category.icon.${name}`)}
            className={cn(
              'relative grid size-11 cursor-pointer place-items-center rounded-12 has-focus-visible:focus-ring',
              value === name
                ? 'chosen bg-brand-soft text-brand inset-ring inset-ring-current'
                : 'hover:bg-surface-sunken',
            )}
          >
            <input
              type="radio"
              name={id}
              value={name}
              aria-label={t(`category.icon.${name}`)}
              checked={value === name}
              onChange={() => onValue(name)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <CategoryIcon name={name} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
