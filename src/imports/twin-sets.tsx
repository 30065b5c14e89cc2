import { type ReactNode, use, useId, useState } from 'react';
import { IMPORT_FIELDS, type ImportField } from '#contract/imports/import-fields.ts';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { NotRead } from '../ground/read-states.tsx';
import { GrowingRows } from './growing-rows.tsx';
import type { ImportPart } from './import-props.ts';
import { ImportRowsContext } from './import-rows.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { nameOfRow } from './name-of-row.ts';
import { Cell } from './problem-row.tsx';
import { fixOf, type Group } from './problem-word.ts';

interface TwinProps extends Pick<ImportPart, 'send'> {
  group: Group;
  mayWrite: boolean;
}

/** Rows about the same, set by set: each can be opened to see what differs, and which of them stays is chosen there. */
export function TwinSets(props: TwinProps) {
  const { useRows } = use(ImportRowsContext);
  return (
    <div className="mt-1 desk:pl-8.5">
      <GrowingRows usePage={useRows} asked={fixOf(props.group)} empty={null}>
        {(rows) => (
          <ul>
            {rows.filter(isFirst).map((row) => (
              <TwinSet key={row.line} row={row} {...props} />
            ))}
          </ul>
        )}
      </GrowingRows>
    </div>
  );
}

/** A set is shown where its first row is. */
const isFirst = ({ line, twins }: ImportedRow) => twins.every((twin) => twin > line);

function TwinSet({ row, ...props }: TwinProps & { row: ImportedRow }) {
  const t = useImportTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const lines = [row.line, ...row.twins].map((line) => grouped(language, line)).join(', ');
  return (
    <li className="border-line border-b py-2 text-14 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere min-w-0">
          {t('twins.title', { lines, name: nameOfRow(row) || t('problems.nobody') })}
          <span className="ml-2 text-ink-muted">{row.cells[props.group.field]}</span>
        </p>
        <ToolButton
          tone="secondary"
          aria-label={t('twins.compareFull', { lines })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('twins.compare')}
        </ToolButton>
      </div>
      <div id={id} hidden={!open}>
        {open && <Comparison line={row.line} {...props} />}
      </div>
    </li>
  );
}

function Comparison({ line, ...props }: TwinProps & { line: number }): ReactNode {
  const t = useImportTexts();
  const { useRows } = use(ImportRowsContext);
  const found = useRows({ same_as: line }, 1);
  if (found.state === 'loading') return <Skeleton className="my-2 h-40 w-full rounded-8" />;
  if (found.state !== 'ready') return <NotRead of={found} failed={t('problems.failed')} as="part" />;
  return <Beside rows={found.data.results} {...props} />;
}

/** The rows beside each other, what differs first. */
function Beside({ rows, group, send, mayWrite }: TwinProps & { rows: readonly ImportedRow[] }) {
  const t = useImportTexts();
  const { kind } = useImportSite();
  const language = useLanguage();
  const fields = fieldsOf(IMPORT_FIELDS[kind], rows);
  const keep = (line: number) => {
    const others = rows.filter((row) => row.line !== line).map((row) => ({ line: row.line, left_out: true }));
    send({ type: 'rows.correct', correction: { rows: others } });
  };
  return (
    <section className="mt-2 overflow-x-auto" aria-label={t('twins.compare')}>
      <table className="w-full text-14">
        <thead>
          <tr className="border-line border-b text-left text-12 text-ink-muted">
            <th scope="col" className="w-32 py-2 pr-3 font-400 max-desk:w-22">
              {t('twins.field')}
            </th>
            {rows.map((row) => (
              <th key={row.line} scope="col" className="min-w-26 py-2 pr-3 font-560 text-ink">
                {t('twins.line', { line: grouped(language, row.line) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, differs }) => (
            <tr key={field} className="border-line border-b align-baseline">
              <th scope="row" className="py-1.5 pr-3 text-left font-400 text-ink-muted">
                {t(`field.${field}`)}
                {differs && <span className="sr-only">, {t('twins.other')}</span>}
              </th>
              {rows.map((row) => (
                <td key={row.line} className="wrap-anywhere py-1.5 pr-3">
                  {field === group.field && mayWrite ? (
                    <Cell
                      key={row.cells[field]}
                      label={t('problems.cell', { field: t(`field.${field}`), line: grouped(language, row.line) })}
                      text={row.cells[field] ?? ''}
                      mayWrite
                      onCorrect={(text) =>
                        send({
                          type: 'rows.correct',
                          correction: { rows: [{ line: row.line, cells: { [field]: text } }] },
                        })
                      }
                    />
                  ) : (
                    <Value text={row.cells[field] ?? ''} differs={differs} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {mayWrite && (
          <tfoot>
            <tr>
              <td />
              {rows.map((row) => (
                <td key={row.line} className="py-2 pr-3">
                  <ToolButton tone="secondary" onClick={() => keep(row.line)}>
                    {t('twins.keep', { line: grouped(language, row.line) })}
                  </ToolButton>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Value({ text, differs }: { text: string; differs: boolean }) {
  const t = useImportTexts();
  const shown = text === '' ? t('twins.empty') : text;
  if (!differs) return <span className="text-ink-muted">{shown}</span>;
  return <mark className="rounded-4 bg-brand-soft px-0.5 text-ink">{shown}</mark>;
}

/** The fields that the rows have, those first in which they differ. */
function fieldsOf(all: readonly ImportField[], rows: readonly ImportedRow[]) {
  const there = all.filter((field) => rows.some(({ cells }) => cells[field] !== undefined));
  const judged = there.map((field) => ({
    field,
    differs: new Set(rows.map(({ cells }) => (cells[field] ?? '').trim())).size > 1,
  }));
  return [...judged.filter(({ differs }) => differs), ...judged.filter(({ differs }) => !differs)];
}
