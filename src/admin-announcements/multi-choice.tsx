import { X } from 'lucide-react';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { ComboboxOption, ComboboxProps } from '#design-system/combobox/combobox-props.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';

interface MultiChoiceProps extends Pick<ComboboxProps, 'options' | 'reading' | 'onSearch'> {
  label: string;
  chosen: readonly ComboboxOption[];
  disabled: boolean;
  onChange: (values: string[]) => void;
}

/** Chosen options, each with a button that removes it, and a field that adds one more. */
export function MultiChoice({ label, chosen, options, reading, onSearch, disabled, onChange }: MultiChoiceProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const values = chosen.map(({ value }) => value);
  return (
    <>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map(({ value, label: name }) => (
          <li
            key={value}
            className="flex min-h-11 items-center rounded-full bg-surface-sunken pl-4 text-14 fine:min-h-9"
          >
            <span className="wrap-anywhere min-w-0">{name}</span>
            <button
              type="button"
              aria-label={t('remove', { name })}
              disabled={disabled}
              onClick={() => onChange(values.filter((one) => one !== value))}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-muted hover:text-ink disabled:invisible fine:size-9"
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Combobox
        key={chosen.length}
        label={label}
        options={options.filter(({ value }) => !values.includes(value))}
        reading={reading}
        value={null}
        onSearch={onSearch}
        matches={labelMatches}
        emptyText={t('nothingFound')}
        disabled={disabled}
        onChange={(value) => value !== null && onChange([...values, value])}
      />
    </>
  );
}
