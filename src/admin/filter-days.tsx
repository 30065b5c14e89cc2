import { type FormEvent, useState } from 'react';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type Days, namedDays, writtenDays } from './list-days.ts';
import type { FilterEditorProps } from './list-filter.ts';
import { useDayLabels } from './use-day-labels.ts';

/** The days that one writes oneself. */
const OWN = 'own';

/** The days of a filter: the last ones by a word, or a first and a last. These wait until both are written, unless each counts at once. */
export function FilterDays({ filter: { label, options }, chosen: [value = ''], live, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const [days, setDays] = useState(() => writtenDays(value));
  const [own, setOwn] = useState(() => namedDays(days) !== '');
  const choose = (next: string) => {
    setOwn(next === OWN);
    if (next !== OWN) onChange(next === '' ? [] : [next]);
  };
  const named = namedDays(days);
  const write = (next: Days) => {
    setDays(next);
    const text = namedDays(next);
    if (live) onChange(text === '' ? [] : [text]);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (named !== '') onChange([named]);
  };
  return (
    <form noValidate onSubmit={apply} className="grid gap-3">
      <RadioGroup
        label={label}
        options={[{ value: '', label: t('list.any') }, ...options, { value: OWN, label: t('list.days.own') }]}
        value={own ? OWN : value}
        onChange={choose}
      />
      {own && <Ends days={days} onChange={write} />}
      {own && !live && (
        <ToolButton type="submit" tone="primary" disabled={named === ''} className="justify-self-end">
          {t('list.days.apply')}
        </ToolButton>
      )}
    </form>
  );
}

function Ends({ days: { from, to }, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const t = useTexts(adminTexts);
  const day = useDayLabels();
  const field = (label: string) =>
    Object.assign({}, day, { label, labels: Object.assign({}, day.labels, { open: `${label}: ${day.labels.open}` }) });
  return (
    <>
      <DateField
        {...field(t('list.days.from'))}
        value={from}
        // A first day after the last begins other days, without a last.
        onChange={(first) => onChange({ from: first, to: to && first > to ? '' : to })}
      />
      <DateField
        {...field(t('list.days.to'))}
        value={to}
        min={from || undefined}
        onChange={(last) => onChange({ from, to: last })}
      />
    </>
  );
}
