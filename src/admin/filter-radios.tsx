import { type KeyboardEvent, useRef } from 'react';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { FilterOption } from './list-filter.ts';

interface FilterRadiosProps {
  label: string;
  options: readonly FilterOption[];
  /** The one that is marked: what is chosen, or what arrows came to. */
  shown: string;
  /** Arrows came to one. */
  onShow: (value: string) => void;
  /** It was pressed, or Enter or the space bar on it. */
  onChoose: (value: string) => void;
}

/** One of several in an editor that goes away with the choice: so arrows only walk over them, and do not choose each they pass. */
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

/** Chooses what is shown. */
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
