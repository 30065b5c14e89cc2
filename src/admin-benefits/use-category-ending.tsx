import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { listAdminBenefits } from '#contract/admin-benefits/admin-benefits.contract.ts';
import {
  type CategoryImpact,
  deactivateCategory,
  getCategory,
  getCategoryImpact,
  type ListedCategory,
  listAdminCategories,
  listCategoryChanges,
  reactivateCategory,
} from '#contract/admin-benefits/admin-categories.contract.ts';
import type { CategoryRow } from '#contract/admin-benefits/category-rows.rules.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import type { ComboboxOption, OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { readTogether, reasoned } from '../admin/endings/ending-calls.ts';
import type { EndingAsks, EndingKind } from '../admin/endings/ending-kind.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { benefitsBy } from './benefit-address.ts';

type Effects = CategoryImpact['effects'];

/** A category with its name. */
export type NamedCategory = CategoryRow & { name: string };

/** Calls and texts of ending a category, with the choice where its benefits go, and of bringing it back. */
export function useCategoryEnding(): EndingKind<NamedCategory, Effects> {
  const t = useTexts(adminBenefitsTexts);
  const targetsFor = useTargets();
  // The impact depends on where the benefits go, so it is read with the last choice.
  const chosen = useRef(new Map<number, number>());
  const impactOf = ({ id }: NamedCategory, signal?: AbortSignal) =>
    callEndpoint(getCategoryImpact, {
      params: { id },
      query: { move_to: chosen.current.get(id) },
      ...(signal && { signal }),
    });
  return {
    idOf: ({ id }) => id,
    read: (row, signal) =>
      readTogether(callEndpoint(getCategory, { params: { id: row.id }, signal }), impactOf(row, signal)),
    end: async (row, tried) => {
      const moveTo = Number(tried.answers.move_to) || undefined;
      if (moveTo !== undefined && moveTo !== chosen.current.get(row.id)) {
        chosen.current.set(row.id, moveTo);
        // The impact with the new choice was not shown yet; it is accepted only where it equals the shown one.
        if ((await impactOf(row)).impact !== tried.impact) throw otherwise(t('category.end.look'));
      }
      return callEndpoint(deactivateCategory, {
        ...recordAt(row.id, tried.seen),
        body: { ...reasoned(tried), ...(moveTo && { move_to: moveTo }) },
      });
    },
    restore: (row, seen) => callEndpoint(reactivateCategory, recordAt(row.id, seen)),
    wordsOf: (row) => ({
      title: t('category.end.title', { name: row.name }),
      confirm: t('category.end.confirm'),
      cancel: t('category.end.cancel'),
      over: t('category.end.over'),
      consequences: (effects) => <Consequences effects={effects} id={row.id} />,
      moved: ({ other_budget: other }, before) => (other && !before.other_budget ? t('category.end.otherBudget') : ''),
      fields: (effects) => fieldsOf(effects, targetsFor(row.id), t('category.end.moveTo')),
    }),
    ended: ({ name }) => t('category.end.done', { name }),
    restored: ({ name }) => t('category.end.restored', { name }),
    changes: [
      listAdminCategories,
      getCategory,
      getCategoryImpact,
      listCategoryChanges,
      listAdminBenefits,
      listCategories,
    ],
  };
}

const otherwise = (message: string) => new ApiError({ kind: 'refused', status: 409, code: 'impact.changed', message });

interface Targets {
  options: readonly ComboboxOption[];
  reading: OptionsReading;
}

// Companies' own benefits are in no list of the platform; they are moved as well.
function fieldsOf({ benefits, withdrawn_benefits: others }: Effects, targets: Targets, label: string): EndingAsks {
  const reason = { need: 'required' } as const;
  if (benefits + others === 0) return { reason };
  return { move_to: { need: 'required', label, ...targets }, reason };
}

/** The categories that can take over the benefits: of either level, not ended, and not the category itself. */
function useTargets() {
  const language = useLanguage();
  const found = useRead(query(listAdminCategories));
  const reading = useOptionsReading(found);
  const optionsOf = ({ children, ...root }: ListedCategory, ending: number): ComboboxOption[] => {
    if (!root.active) return [];
    const first = nameIn(language, root);
    return [
      { id: root.id, label: first },
      ...children
        .filter(({ active }) => active)
        .map((part) => ({ id: part.id, label: `${first} › ${nameIn(language, part)}` })),
    ]
      .filter(({ id }) => id !== ending)
      .map(({ id, label }) => ({ value: String(id), label }));
  };
  return (ending: number): Targets => ({
    options: (found.data?.results ?? []).flatMap((root) => optionsOf(root, ending)),
    reading,
  });
}

/** What must be done first, or the consequences for the benefits and budgets. */
function Consequences({ effects, id }: { effects: Effects; id: number }) {
  const t = useTexts(adminBenefitsTexts);
  const {
    children,
    people_with_budget: people,
    open_requests: requests,
    benefits,
    withdrawn_benefits: others,
  } = effects;
  const first = [
    children > 0 && t('category.end.parts', { count: children }),
    people > 0 && t('category.end.people', { count: people }),
    requests > 0 && t('category.end.requests', { count: requests }),
  ].filter((part) => part !== false);
  if (first.length > 0) {
    return (
      <>
        <p>{t('category.end.blocked')}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {first.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>{t('category.end.hidden')}</p>
      {benefits + others > 0 && (
        <p>
          {t('category.end.benefits', { benefits, others })}{' '}
          <TextLink asChild inline>
            <Link to={benefitsBy('category', id)}>{t('end.show')}</Link>
          </TextLink>
        </p>
      )}
      {effects.other_budget && <p className="font-560 text-ink">{t('category.end.otherBudget')}</p>}
      <p>{t('category.end.back')}</p>
    </>
  );
}
