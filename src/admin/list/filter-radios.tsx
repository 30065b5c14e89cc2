import { type KeyboardEvent, useRef } from 'react';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { FilterOption } from './list-filter.ts';

interface FilterRadiosProps {
  label: string;
  options: readonly FilterOption[];
  /** Value of the checked radio: the chosen one, or the one that arrow keys have moved to. */
  shown: string;
  /** Arrow keys moved to a radio. */
  onShow: (value: string) => void;
  /** A radio was clicked, or Enter or the space bar was pressed on it. */
  onChoose: (value: string) => void;
}

/** Radios in an editor that closes with the choice: arrow keys only move over them, without choosing each one they pass. */
export function FilterRadios({ label, options, shown, onShow, onChoose }: FilterRadiosProps) {
  const walks = useRef(false);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    walks.current = event.key.startsWith('Arrow');
    const { target } = event;
    if (!(target instanceof HTMLButtonElement) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onChoose(target.value);
  };
  return (
    <div
      onKeyDownCapture={onKeyDownCapture}
      onPointerDownCapture={() => {
        walks.current = false;
      }}
    >
      <RadioGroup
        label={label}
        options={options.map(({ value, label, detail }) => ({
          value,
          label,
          hint: detail && <span className="wrap-anywhere">{detail}</span>,
        }))}
        value={shown}
        onChange={(value) => (walks.current ? onShow(value) : onChoose(value))}
      />
    </div>
  );
}

/** Button that applies the filter. */
export function ApplyFilter({ disabled = false, onApply }: { disabled?: boolean; onApply?: () => void }) {
  const t = useTexts(adminTexts);
  return (
    <ToolButton
      type={onApply ? 'button' : 'submit'}
      tone="primary"
      disabled={disabled}
      onClick={onApply}
      className="justify-self-end"
    >
      {t('list.apply')}
    </ToolButton>
  );
}
