import { type FormEvent, useState } from 'react';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useDayLabels } from '../parts/use-day-labels.ts';
import { ApplyFilter, FilterRadios } from './filter-radios.tsx';
import { type Days, namedDays, writtenDays } from './list-days.ts';
import type { FilterEditorProps } from './list-filter.ts';

/** Value of the option with a first and a last day of one's own. */
const OWN = 'own';

/** Filter by days: a named period, or a first and a last day. These apply once both are typed, unless each applies immediately. */
export function FilterDays({ filter: { label, options }, chosen: [value = ''], live, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const [days, setDays] = useState(() => writtenDays(value));
  const [own, setOwn] = useState(() => namedDays(days) !== '');
  const [walked, walk] = useState<string | null>(null);
  const show = (next: string) => {
    setOwn(next === OWN);
    walk(next === OWN ? null : next);
  };
  const choose = (next: string) => {
    setOwn(next === OWN);
    walk(null);
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
    if (!own) choose(walked ?? value);
    else if (named !== '') onChange([named]);
  };
  const isOther = own || (walked !== null && walked !== value);
  return (
    <form noValidate onSubmit={apply} className="grid gap-3">
      <FilterRadios
        label={label}
        options={[{ value: '', label: t('list.any') }, ...options, { value: OWN, label: t('list.days.own') }]}
        shown={own ? OWN : (walked ?? value)}
        onShow={live ? choose : show}
        onChoose={choose}
      />
      {own && <Ends days={days} onChange={write} />}
      {isOther && !live && <ApplyFilter disabled={own && named === ''} />}
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
        // A first day after the last one begins a new range, without a last day.
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
