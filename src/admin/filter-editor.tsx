import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListFilter } from './list-filter.ts';

/** More options than these are found by typing. */
const MANY = 8;

interface FilterEditorProps {
  filter: ListFilter;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The choices of a filter; what is chosen holds at once. */
export function FilterEditor({ filter, chosen, onChange }: FilterEditorProps) {
  const t = useTexts(adminTexts);
  const { label, options, many } = filter;
  if (many) return <Several filter={filter} chosen={chosen} onChange={onChange} />;
  if (options.length > MANY) {
    return (
      <Combobox
        label={label}
        options={options}
        value={chosen[0] ?? null}
        onChange={(value) => onChange(value === null ? [] : [value])}
        emptyText={t('palette.nothing')}
      />
    );
  }
  return (
    <RadioGroup
      label={label}
      options={[{ value: '', label: t('list.any') }, ...options]}
      value={chosen[0] ?? ''}
      onChange={(value) => onChange(value === '' ? [] : [value])}
    />
  );
}

function Several({ filter: { label, options }, chosen, onChange }: FilterEditorProps) {
  return (
    <fieldset className="max-h-80 overflow-y-auto">
      <legend className="font-560 text-14">{label}</legend>
      {options.map(({ value, label: words }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
        >
          {words}
        </Checkbox>
      ))}
    </fieldset>
  );
}
