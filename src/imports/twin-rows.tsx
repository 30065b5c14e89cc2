import { IMPORT_FIELDS, type ImportField } from '#contract/imports/import-fields.ts';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import type { ImportPart } from './import-props.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { Cell } from './problem-row.tsx';
import type { Group } from './problem-word.ts';

export interface TwinProps extends Pick<ImportPart, 'send'> {
  group: Group;
  mayWrite: boolean;
}

interface TwinRowsProps extends TwinProps {
  rows: readonly ImportedRow[];
}

/** Rows of the same beside each other, what differs first; which one stays is chosen below it. */
export function TwinRows(props: TwinRowsProps) {
  const t = useImportTexts();
  const { kind } = useImportSite();
  const language = useLanguage();
  const { rows, mayWrite } = props;
  return (
    <section className="mt-2 overflow-x-auto" aria-label={t('twins.compare')}>
      <table className="w-full text-14">
        <thead>
          <tr className="border-line border-b text-left text-12 text-ink-muted">
            <th scope="col" className="w-32 py-2 pr-3 font-400 max-desk:w-22">
              {t('twins.field')}
            </th>
            {rows.map(({ line, file_line }) => (
              <th key={line} scope="col" className="min-w-26 py-2 pr-3 font-560 text-ink">
                {t('twins.line', { line: grouped(language, file_line) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fieldsOf(IMPORT_FIELDS[kind], rows).map((field) => (
            <OneField key={field.field} {...field} {...props} />
          ))}
        </tbody>
        {mayWrite && <Keeping {...props} />}
      </table>
    </section>
  );
}

/** A field of the rows compared; the one by which they are duplicates can be corrected here. */
function OneField({ field, differs, rows, group, mayWrite, send }: TwinRowsProps & Compared) {
  const t = useImportTexts();
  const language = useLanguage();
  const isCorrected = field === group.field && mayWrite;
  return (
    <tr className="border-line border-b align-baseline">
      <th scope="row" className="py-1.5 pr-3 text-left font-400 text-ink-muted">
        {t(`field.${field}`)}
        {differs && <span className="sr-only">, {t('twins.other')}</span>}
      </th>
      {rows.map(({ line, file_line, cells }) => (
        <td key={line} className="wrap-anywhere py-1.5 pr-3">
          {isCorrected ? (
            <Cell
              key={cells[field]}
              label={t('problems.cell', { field: t(`field.${field}`), line: grouped(language, file_line) })}
              text={cells[field] ?? ''}
              mayWrite
              onCorrect={(text) =>
                send({ type: 'rows.correct', correction: { rows: [{ line, cells: { [field]: text } }] } })
              }
            />
          ) : (
            <Value text={cells[field] ?? ''} differs={differs} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Value({ text, differs }: { text: string; differs: boolean }) {
  const t = useImportTexts();
  const shown = text === '' ? t('twins.empty') : text;
  if (!differs) return <span className="text-ink-muted">{shown}</span>;
  return <mark className="bg-brand-soft px-0.5 text-ink">{shown}</mark>;
}

/** Keeps one of the rows and leaves out the others. */
function Keeping({ rows, send }: TwinRowsProps) {
  const t = useImportTexts();
  const language = useLanguage();
  const keep = (kept: number) => {
    const others = rows.filter(({ line }) => line !== kept).map(({ line }) => ({ line, left_out: true }));
    send({ type: 'rows.correct', correction: { rows: others } });
  };
  return (
    <tfoot>
      <tr>
        <td />
        {rows.map(({ line, file_line }) => (
          <td key={line} className="py-2 pr-3">
            <ToolButton tone="secondary" onClick={() => keep(line)}>
              {t('twins.keep', { line: grouped(language, file_line) })}
            </ToolButton>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface Compared {
  field: ImportField;
  differs: boolean;
}

/** The fields that the rows have, those first in which they differ. */
function fieldsOf(all: readonly ImportField[], rows: readonly ImportedRow[]): readonly Compared[] {
  const there = all.filter((field) => rows.some(({ cells }) => cells[field] !== undefined));
  const compared = there.map((field) => ({
    field,
    differs: new Set(rows.map(({ cells }) => (cells[field] ?? '').trim())).size > 1,
  }));
  return [...compared.filter(({ differs }) => differs), ...compared.filter(({ differs }) => !differs)];
}
