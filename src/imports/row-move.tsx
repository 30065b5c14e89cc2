import { X } from 'lucide-react';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { useImportTexts } from './import-site.ts';

interface RowMoveProps {
  row: ImportedRow;
  onMove: (line: number) => void;
}

/** Leaves a row out, or takes it in again; it goes from this list then, and the focus to the row after it. */
export function RowMove({ row, onMove }: RowMoveProps) {
  const t = useImportTexts();
  const line = grouped(useLanguage(), row.file_line);
  const move = (button: HTMLElement) => {
    goOn(button);
    onMove(row.line);
  };
  if (row.outcome === 'left_out')
    return (
      <ToolButton
        data-row-move
        aria-label={t('rows.takeIn', { line })}
        onClick={({ currentTarget }) => move(currentTarget)}
      >
        {t('rows.takeInShort')}
      </ToolButton>
    );
  return (
    <IconButton
      data-row-move
      label={t('problems.out', { line })}
      className={toolTarget}
      onClick={({ currentTarget }) => move(currentTarget)}
    >
      <X aria-hidden size={16} />
    </IconButton>
  );
}

/** To the next row that may go, else to the one before, else to what is said above them. */
function goOn(button: HTMLElement) {
  const rows = button.closest('[data-rows]');
  const buttons = [...(rows?.querySelectorAll<HTMLElement>('[data-row-move]') ?? [])];
  const place = buttons.indexOf(button);
  const next = buttons[place + 1] ?? buttons[place - 1] ?? rows?.querySelector<HTMLElement>('h2');
  next?.focus();
}
