import { type FormEvent, useId, useState } from 'react';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { typedDecimal } from '../../ground/typed-decimal.ts';
import { focusProblem } from '../parts/focus-problem.ts';
import { ApplyFilter } from './filter-radios.tsx';
import { type Amounts, amountsProblems, namedAmounts, writtenAmounts } from './list-amounts.ts';
import type { FilterEditorProps } from './list-filter.ts';

/** Filter by amounts: a minimum and a maximum, either of which may be left out. Problems are shown once the filter is applied. */
export function FilterAmounts({ filter: { label, unit }, chosen: [value = ''], live, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const [amounts, setAmounts] = useState(() => writtenAmounts(value));
  const [isTried, setTried] = useState(false);
  const id = useId();
  const problems = amountsProblems(amounts);
  const isWrong = Object.values(problems).some(Boolean);
  const count = (of: Amounts) => {
    const named = namedAmounts(of);
    onChange(named === '' ? [] : [named]);
  };
  const write = (next: Amounts) => {
    setAmounts(next);
    if (live && Object.values(amountsProblems(next)).every((problem) => !problem)) count(next);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) focusProblem(id);
    else count(amounts);
  };
  const field = (side: keyof Amounts) => (
    <TextField
      label={t(`list.amounts.${side}`)}
      suffix={unit}
      inputMode="decimal"
      autoComplete="off"
      value={amounts[side]}
      error={(isTried || live) && problems[side] ? t(`list.amounts.${problems[side]}`) : undefined}
      onChange={(event) => write(Object.assign({}, amounts, { [side]: typedDecimal(event) }))}
    />
  );
  return (
    <form id={id} noValidate onSubmit={apply} className="grid gap-3">
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-560 text-14">{label}</legend>
        {field('from')}
        {field('to')}
      </fieldset>
      {!live && <ApplyFilter />}
    </form>
  );
}
