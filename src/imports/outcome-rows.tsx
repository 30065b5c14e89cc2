import { use } from 'react';
import { Link } from 'react-router-dom';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { GrowingRows } from './growing-rows.tsx';
import { ImportRowsContext, type RowsAsked } from './import-rows.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { nameOfRow } from './name-of-row.ts';
import { RowMove } from './row-move.tsx';
import { shownAmount, shownValue } from './shown-value.ts';

interface OutcomeRowsProps {
  asked: RowsAsked;
  title: string;
  /** The rows are already written, so titles say what is, not what will be. */
  written?: boolean;
  /** Leaves a row out, or takes a left-out row in again. */
  onMove?: ((line: number) => void) | undefined;
}

/** The rows with the same outcome, each with what changes. */
export function OutcomeRows({ asked, title, written = false, onMove }: OutcomeRowsProps) {
  const t = useImportTexts();
  const { useRows } = use(ImportRowsContext);
  const { kind } = useImportSite();
  const hasChanges = asked.outcome === 'changed' || (kind === 'budgets' && asked.outcome === 'added');
  return (
    <section data-rows>
      <h2 tabIndex={-1} className="mb-2 text-18">
        {title}
      </h2>
      <GrowingRows usePage={useRows} asked={asked} empty={<p className="text-14 text-ink-muted">{t('rows.none')}</p>}>
        {(rows) =>
          hasChanges ? (
            <Changes rows={rows} written={written} title={title} onMove={onMove} />
          ) : (
            <ul>
              {rows.map((row) => (
                <Row key={row.line} row={row} onMove={onMove} />
              ))}
            </ul>
          )
        }
      </GrowingRows>
    </section>
  );
}

function Row({ row, onMove }: { row: ImportedRow; onMove: OutcomeRowsProps['onMove'] }) {
  const t = useImportTexts();
  const language = useLanguage();
  const { kind } = useImportSite();
  const { cells } = row;
  const budget = kind === 'budgets' ? [cells.amount, cells.category || t('sums.flexible')] : [];
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-line border-b py-2 text-14">
      <span className="text-ink-muted tabular-nums">
        <span className="sr-only">{t('problems.row')} </span>
        {grouped(language, row.file_line)}
      </span>
      <span className="min-w-0">
        <span className="mr-2 font-560">{nameOfRow(row) ? <Name row={row} /> : t('problems.nobody')}</span>
        <span className="wrap-anywhere text-ink-muted max-desk:block">
          {[cells.email ?? cells.provider, ...budget].filter(Boolean).join(' · ')}
          {row.kept ? ` · ${t('rows.kept', { amount: shownAmount(toMinor(row.kept), language) })}` : ''}
        </span>
      </span>
      {onMove && <RowMove row={row} onMove={onMove} />}
    </li>
  );
}

/** The name of a row, linked to the page of its record where there is one. */
function Name({ row }: { row: ImportedRow }) {
  const { links } = useImportSite();
  const { record } = row;
  if (!record || !links.record) return nameOfRow(row);
  return (
    <Link to={links.record(record.id)} className="hover:underline">
      {nameOfRow(row)}
    </Link>
  );
}

interface ChangesProps {
  rows: readonly ImportedRow[];
  written: boolean;
  title: string;
  onMove: OutcomeRowsProps['onMove'];
}

function Changes({ rows, written, title, onMove }: ChangesProps) {
  const t = useImportTexts();
  const { kind } = useImportSite();
  const language = useLanguage();
  const nameOf = (row: ImportedRow, field: ImportField) =>
    kind === 'budgets' ? row.cells.category || t('sums.flexible') : t(`field.${field}`);
  const shown = (field: ImportField, value: string | null) =>
    value ? shownValue(field, value, language) : t('rows.empty');
  return (
    <table className="w-full table-fixed text-14 max-desk:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-desk:sr-only">
        <tr className="border-line border-b text-left text-12 text-ink-muted">
          {[t('rows.person'), t('rows.field'), t('rows.before'), written ? t('rows.became') : t('rows.after')].map(
            (name) => (
              <th key={name} scope="col" className="py-2 pr-3 font-400">
                {name}
              </th>
            ),
          )}
          {onMove && (
            <th scope="col" className="w-11">
              <span className="sr-only">{t('rows.leaveOut')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {rows.flatMap((row) =>
          row.changes.map(({ field, before, after }, place) => (
            <tr
              key={`${row.line}.${field}`}
              className="border-line border-b align-baseline max-desk:grid max-desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] max-desk:gap-x-3 max-desk:py-2"
            >
              {place === 0 ? (
                <th
                  scope="rowgroup"
                  rowSpan={1}
                  className="wrap-anywhere py-2 pr-3 text-left font-560 max-desk:col-span-2 max-desk:py-0"
                >
                  <Name row={row} />
                </th>
              ) : (
                <td className="max-desk:hidden">
                  <span className="sr-only">{nameOfRow(row)}</span>
                </td>
              )}
              <td className="py-2 pr-3 text-ink-muted max-desk:col-span-2 max-desk:py-0">{nameOf(row, field)}</td>
              <td className="wrap-anywhere py-2 pr-3 max-desk:py-0">
                <del className="text-ink-muted">{shown(field, before)}</del>
              </td>
              <td className="wrap-anywhere py-2 max-desk:py-0">
                <ins className="bg-brand-soft px-0.5 decoration-brand">{shown(field, after)}</ins>
              </td>
              {onMove && (
                <td className="align-middle max-desk:col-start-3 max-desk:row-span-3 max-desk:row-start-1">
                  {place === 0 && <RowMove row={row} onMove={onMove} />}
                </td>
              )}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
