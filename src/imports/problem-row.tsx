import { CircleCheck, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { cellText } from '#contract/imports/import.rules.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { MENDED_SLIPS, type MendedSlip, mendedBy } from '#contract/imports/slips.rules.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { useImportTexts } from './import-site.ts';
import { nameOfCells } from './name-of-row.ts';
import type { Group } from './problem-word.ts';

interface ProblemRowProps {
  row: ImportedRow;
  /** The field whose problem this is. */
  field: ImportField;
  /** The row was corrected here and no longer has the problem. */
  corrected: boolean;
  mayWrite: boolean;
  /** For each slip that one press can correct everywhere, the number of rows. */
  slips: Group['slips'];
  onCorrect: (text: string) => void;
  onMendAll: (slip: MendedSlip) => void;
  onLeaveOut: () => void;
}

/** A row with a problem: its cell can be corrected in place, or the row left out. */
export function ProblemRow(props: ProblemRowProps) {
  const { row, field, corrected, mayWrite, onCorrect, onLeaveOut } = props;
  const t = useImportTexts();
  const language = useLanguage();
  const name = nameOfCells(row) || row.record?.name;
  const line = grouped(language, row.file_line);
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line border-b py-1.5 text-14 last:border-b-0 desk:grid-cols-[3.5rem_minmax(0,8rem)_minmax(11rem,1fr)_minmax(0,12rem)_2.25rem]">
      <span className="text-ink-muted tabular-nums desk:text-right">
        <span className="sr-only">{t('problems.row')} </span>
        {line}
      </span>
      <span className="wrap-anywhere min-w-0">
        {name || <span className="text-ink-muted">{t('problems.nobody')}</span>}
      </span>
      <span className="min-w-0 max-desk:col-span-2 max-desk:col-start-2 max-desk:row-start-2">
        {corrected ? (
          <span className="wrap-anywhere inline-flex items-center gap-1.5">
            <CircleCheck aria-hidden size={16} className="shrink-0" />
            {row.cells[field]}
          </span>
        ) : (
          <Cell
            key={row.cells[field]}
            label={t('problems.cell', { field: t(`field.${field}`), line })}
            text={row.cells[field] ?? ''}
            mayWrite={mayWrite}
            onCorrect={onCorrect}
          />
        )}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 max-desk:col-span-2 max-desk:col-start-2 max-desk:row-start-3">
        <span className={corrected ? 'text-ink-muted' : 'text-danger'}>
          {corrected ? t('problems.corrected') : <Why row={row} field={field} />}
        </span>
        {!corrected && mayWrite && <Mend {...props} />}
      </span>
      {mayWrite && (
        <IconButton
          label={t('problems.out', { line })}
          className={`${toolTarget} max-desk:col-start-3 max-desk:row-start-1`}
          onClick={onLeaveOut}
        >
          <X aria-hidden size={16} />
        </IconButton>
      )}
    </li>
  );
}

function Why({ row, field }: Pick<ProblemRowProps, 'row' | 'field'>) {
  const t = useImportTexts();
  const language = useLanguage();
  const lines = row.twin_file_lines.map((line) => grouped(language, line)).join(', ');
  return row.problems
    .filter((problem) => problem.field === field)
    .map(({ code, slip }) => (slip ? t(`slip.${slip}`) : t(`why.${code}`, { lines })))
    .join(', ');
}

/** The likely meaning of a cell with a slip of the hand; null where there is none. */
export function mendedIn(
  { problems, cells }: ImportedRow,
  field: ImportField,
): { slip: MendedSlip; text: string } | null {
  const slip = MENDED_SLIPS.find((one) => problems.some((problem) => problem.field === field && problem.slip === one));
  const text = slip && mendedBy(slip, cellText(cells[field] ?? ''));
  return slip && text ? { slip, text } : null;
}

/** A slip of the hand is mended by one press, in this row or wherever it was made. */
function Mend({ row, field, slips, onCorrect, onMendAll }: ProblemRowProps) {
  const t = useImportTexts();
  const { slip, text: mended } = mendedIn(row, field) ?? {};
  if (!slip || !mended) return null;
  const count = slips.find((one) => one.slip === slip)?.rows ?? 1;
  const press = 'target inline-flex min-h-6 items-center text-left font-600 text-brand hover:underline';
  return (
    <>
      <button type="button" className={`wrap-anywhere ${press}`} onClick={() => onCorrect(mended)}>
        {t('slip.take', { mended })}
      </button>
      {count > 1 && (
        <button
          type="button"
          aria-label={t('slip.everywhereFull', { count, why: t(`slip.${slip}`) })}
          className={press}
          onClick={() => onMendAll(slip)}
        >
          {t('slip.everywhere', { count })}
        </button>
      )}
    </>
  );
}

interface CellProps {
  label: string;
  text: string;
  mayWrite: boolean;
  onCorrect: (text: string) => void;
}

/** The text of a cell: a changed text is taken by Enter, or on leaving the cell. */
export function Cell({ label, text, mayWrite, onCorrect }: CellProps) {
  const [typed, setTyped] = useState(text);
  const id = useId();
  const take = () => {
    if (typed !== text) onCorrect(typed);
  };
  return (
    <input
      id={id}
      aria-label={label}
      aria-invalid
      value={typed}
      readOnly={!mayWrite}
      maxLength={2000}
      autoComplete="off"
      spellCheck={false}
      data-problem-cell
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && goOn(event)}
      className="min-h-11 w-full min-w-0 rounded-8 border border-danger bg-surface-raised px-2 max-desk:text-16 fine:min-h-7.5"
    />
  );
}

/** Moves the focus to the next cell with a problem; leaving this one takes what was typed. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  event.preventDefault();
  const cells = [...document.querySelectorAll<HTMLInputElement>('[data-problem-cell]')];
  const next = cells[cells.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}
