import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { ToolSearch } from '#design-system/tool-search/tool-search.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../parts/label-matches.ts';
import { FilterAmounts } from './filter-amounts.tsx';
import { FilterDays } from './filter-days.tsx';
import { ApplyFilter, FilterRadios } from './filter-radios.tsx';
import { type FilterEditorProps, type FilterOption, type ListFilter, toldApart } from './list-filter.ts';

/** With more options than this, they are found by typing. */
const MANY = 8;

/** Editor of a filter's choices; a choice applies immediately. */
export function FilterEditor(props: FilterEditorProps) {
  const { label, options, reading, many, days, amounts, onSearch } = props.filter;
  if (reading && reading.state !== 'ready' && !onSearch) return <Unread label={label} reading={reading} />;
  if (many && onSearch) return <SeveralFound {...props} onSearch={onSearch} />;
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

/** Shown in place of options that are not loaded yet or could not be read, because an empty list would say that there are none. */
function Unread({ label, reading }: UnreadProps) {
  return (
    <div className="grid gap-2">
      <p className="font-560 text-14">{label}</p>
      <Said>{reading.text}</Said>
      <Again reading={reading} />
    </div>
  );
}

function Again({ reading }: { reading: OptionsReading | undefined }) {
  if (reading?.state !== 'error') return null;
  return (
    <ToolButton tone="secondary" onClick={reading.onRetry}>
      {reading.retryLabel}
    </ToolButton>
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
        options={[{ value: '', label: t('list.any') }, ...toldApart(options)]}
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
  useFirstSearch(onSearch);
  return (
    <Combobox
      label={label}
      options={toldApart(options)}
      reading={reading}
      value={chosen[0] ?? null}
      onChange={(value) => onChange(value === null ? [] : [value])}
      matches={labelMatches}
      emptyText={t('palette.nothing')}
      onSearch={onSearch}
    />
  );
}

/** Begins with an empty search, so that an earlier search of this filter is forgotten. */
function useFirstSearch(onSearch: ListFilter['onSearch']) {
  const begin = useEffectEvent(() => onSearch?.(''));
  useEffect(() => begin(), []);
}

function Several({ filter: { label, options, isWhole }, chosen, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const [typed, type] = useState('');
  const shown = options.filter(({ label: words }) => labelMatches(words, typed));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-560 text-14">{label}</legend>
      {options.length > MANY && <SearchIn label={label} typed={typed} onType={type} />}
      <Boxes
        shown={shown}
        chosen={chosen}
        onBox={(value, on) => onChange(on ? [...chosen, value] : isWhole ? [] : without(chosen, value))}
      />
      <Said>{shown.length === 0 && t('palette.nothing')}</Said>
    </fieldset>
  );
}

/** Several options out of those that the server finds. Above them are all that were chosen, unchecked ones included. */
function SeveralFound({
  filter,
  chosen,
  onChange,
  onSearch,
}: FilterEditorProps & Required<Pick<ListFilter, 'onSearch'>>) {
  const t = useTexts(adminTexts);
  const [typed, type] = useState('');
  const [kept, keep] = useState(chosen);
  useFirstSearch(onSearch);
  const { label, options, reading } = filter;
  const answers = ({ label: words }: FilterOption) => labelMatches(words, typed);
  const isRead = reading === undefined || reading.state === 'ready';
  const others = [...new Set([...kept, ...chosen])]
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: filter.wordsOf?.(value) ?? value, detail: filter.detailOf?.(value) }));
  const shown = [...others.filter(answers), ...(isRead ? options : options.filter(answers))];
  const choose = (value: string, on: boolean) => {
    if (!kept.includes(value)) keep([...kept, value]);
    onChange(on ? [...chosen, value] : without(chosen, value));
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-560 text-14">{label}</legend>
      <SearchIn
        label={label}
        typed={typed}
        onType={(next) => {
          type(next);
          onSearch(next);
        }}
      />
      <Boxes shown={shown} chosen={chosen} onBox={choose} />
      <Said>{isRead ? shown.length === 0 && t('palette.nothing') : reading.text}</Said>
      <Again reading={reading} />
    </fieldset>
  );
}

const without = (values: readonly string[], value: string) => values.filter((one) => one !== value);

function SearchIn({ label, typed, onType }: { label: string; typed: string; onType: (typed: string) => void }) {
  const t = useTexts(adminTexts);
  return <ToolSearch label={t('list.findOption', { name: label })} placeholder={label} value={typed} onType={onType} />;
}

interface BoxesProps {
  shown: readonly FilterOption[];
  chosen: readonly string[];
  onBox: (value: string, on: boolean) => void;
}

function Boxes({ shown, chosen, onBox }: BoxesProps) {
  return (
    <div className="-mx-1 max-h-72 overflow-y-auto px-1">
      {toldApart(shown).map(({ value, label, detail }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={(on) => onBox(value, on)}>
          {label}
          {/* The space is for screen readers, which read the label as one text. */}
          {detail && ' '}
          {detail && <span className="wrap-anywhere block text-14 text-ink-muted">{detail}</span>}
        </Checkbox>
      ))}
    </div>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-14 text-ink-muted empty:hidden">
    {children}
  </p>
);
