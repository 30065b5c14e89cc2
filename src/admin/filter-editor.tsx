import { useEffect, useEffectEvent, useState } from 'react';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { ToolSearch } from '#design-system/tool-search/tool-search.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { answersTo } from './answers-to.ts';
import { FilterAmounts } from './filter-amounts.tsx';
import { FilterDays } from './filter-days.tsx';
import { ApplyFilter, FilterRadios } from './filter-radios.tsx';
import type { FilterEditorProps } from './list-filter.ts';

/** More options than these are found by typing. */
const MANY = 8;

/** The choices of a filter; what is chosen holds at once. */
export function FilterEditor(props: FilterEditorProps) {
  const { label, options, reading, many, days, amounts, onSearch } = props.filter;
  if (reading && reading.state !== 'ready' && !onSearch) return <Unread label={label} reading={reading} />;
  if (many) return <Several {...props} />;
  if (amounts) return <FilterAmounts {...props} />;
  if (days) return <FilterDays {...props} />;
  if (onSearch || options.length > MANY) return <Found {...props} />;
  return <OneOf {...props} />;
}

interface UnreadProps {
  label: string;
  reading: Exclude<OptionsReading, { state: 'ready' }>;
}

/** In place of choices that are not here yet, or could not be read: none of them is not what there is. */
function Unread({ label, reading }: UnreadProps) {
  return (
    <div className="grid gap-2">
      <p className="font-560 text-14">{label}</p>
      <p role="status" className="text-14 text-ink-muted">
        {reading.text}
      </p>
      {reading.state === 'error' && (
        <ToolButton tone="secondary" onClick={reading.onRetry}>
          {reading.retryLabel}
        </ToolButton>
      )}
    </div>
  );
}

function OneOf({ filter: { label, options }, chosen: [value = ''], live, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const [walked, walk] = useState<string | null>(null);
  const choose = (next: string) => {
    walk(null);
    onChange(next === '' ? [] : [next]);
  };
  const shown = walked ?? value;
  return (
    <div className="grid gap-3">
      <FilterRadios
        label={label}
        options={[{ value: '', label: t('list.any') }, ...options]}
        shown={shown}
        onShow={live ? choose : walk}
        onChoose={choose}
      />
      {shown !== value && <ApplyFilter onApply={() => choose(shown)} />}
    </div>
  );
}

function Found({ filter: { label, options, reading, onSearch }, chosen, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const begin = useEffectEvent(() => onSearch?.(''));
  useEffect(() => begin(), []);
  return (
    <Combobox
      label={label}
      options={options}
      reading={reading}
      value={chosen[0] ?? null}
      onChange={(value) => onChange(value === null ? [] : [value])}
      matches={answersTo}
      emptyText={t('palette.nothing')}
      onSearch={onSearch}
    />
  );
}

function Several({ filter: { label, options, isWhole }, chosen, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const [typed, type] = useState('');
  const shown = options.filter(({ label: words }) => answersTo(words, typed));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-560 text-14">{label}</legend>
      {options.length > MANY && (
        <ToolSearch label={t('list.findOption', { name: label })} placeholder={label} value={typed} onType={type} />
      )}
      <div className="-mx-1 max-h-72 overflow-y-auto px-1">
        {shown.map(({ value, label: words }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(on) => onChange(on ? [...chosen, value] : isWhole ? [] : chosen.filter((one) => one !== value))}
          >
            {words}
          </Checkbox>
        ))}
      </div>
      <p role="status" className="text-14 text-ink-muted empty:hidden">
        {shown.length === 0 && t('palette.nothing')}
      </p>
    </fieldset>
  );
}
