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

/** Leaves a row out or takes it in again; the row then leaves this list, and the focus moves to the next one. */
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

/** Moves the focus to the next row's button, or the previous one's, or the heading above the rows. */
function goOn(button: HTMLElement) {
  const rows = button.closest('[data-rows]');
  const buttons = [...(rows?.querySelectorAll<HTMLElement>('[data-row-move]') ?? [])];
  const place = buttons.indexOf(button);
  const next = buttons[place + 1] ?? buttons[place - 1] ?? rows?.querySelector<HTMLElement>('h2');
  next?.focus();
}
