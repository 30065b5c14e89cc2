import { X } from 'lucide-react';
import { useState } from 'react';
import type { ChoosableCompany } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { shownCurrency } from '#contract/money/money.rules.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { companiesQuery } from './benefit-choices.ts';

/** Companies by their ids; null means all. */
export type Companies = readonly number[] | null;

interface CompanyChoiceProps {
  id?: string;
  label: string;
  value: Companies;
  error?: string | undefined;
  disabled?: boolean;
  onValue: (value: Companies) => void;
}

/** The choice of all companies, or of some. */
export function CompanyChoice({ id, label, value, error, disabled = false, onValue }: CompanyChoiceProps) {
  const t = useTexts(adminBenefitsTexts);
  const found = useRead(companiesQuery);
  // The chosen companies are remembered while “all” is chosen, and restored afterwards.
  const [before, keep] = useState<Companies>(value);
  const choose = (which: 'all' | 'some') => {
    if (value) keep(value);
    onValue(which === 'all' ? null : (before ?? []));
  };
  return (
    <div id={id} tabIndex={-1} className="grid gap-4 outline-none">
      <RadioGroup
        label={label}
        options={[
          { value: 'all', label: t('benefit.companies.all'), hint: t('benefit.companies.allHint') },
          { value: 'some', label: t('benefit.companies.some') },
        ]}
        value={value === null ? 'all' : 'some'}
        onChange={choose}
        error={error}
        disabled={disabled}
      />
      {value !== null && (
        <ReadStates
          of={found}
          as="part"
          failed={t('benefit.companies.failed')}
          loading={<Skeleton className="h-12 w-full" />}
        >
          {({ results }) => <Chosen companies={results} value={value} disabled={disabled} onValue={onValue} />}
        </ReadStates>
      )}
    </div>
  );
}

interface ChosenProps {
  companies: readonly ChoosableCompany[];
  value: readonly number[];
  disabled: boolean;
  onValue: (value: Companies) => void;
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** The chosen companies, each with a button that removes it, and a field that adds another. */
function Chosen({ companies, value, disabled, onValue }: ChosenProps) {
  const t = useTexts(adminBenefitsTexts);
  const others = companies.filter(({ id }) => !value.includes(id));
  const nameOf = (id: number) => companies.find((one) => one.id === id)?.name ?? t('benefit.of', { id });
  return (
    <>
      {value.length === 0 && <p className="text-14 text-warning">{t('benefit.companies.nobody')}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {value.map((id) => (
          <li key={id} className="flex min-h-11 items-center rounded-full bg-surface-sunken pl-4 text-14 fine:min-h-9">
            {nameOf(id)}
            <button
              type="button"
              aria-label={t('benefit.companies.remove', { name: nameOf(id) })}
              disabled={disabled}
              onClick={() => onValue(value.filter((one) => one !== id))}
              className="grid size-11 place-items-center rounded-full text-ink-muted hover:text-ink disabled:invisible fine:size-9"
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Combobox
        key={value.length}
        label={t('benefit.companies.choose')}
        options={others.map(({ id, name, currency }) => ({
          value: String(id),
          label: name,
          detail: shownCurrency(currency),
        }))}
        value={null}
        onChange={(chosen) => chosen !== null && onValue(inOrder([...value, Number(chosen)]))}
        matches={labelMatches}
        emptyText={t('benefit.companies.none')}
        disabled={disabled}
        className="@min-[26rem]:max-w-[calc(50%-0.5rem)]"
      />
    </>
  );
}
