import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, use, useId, useState } from 'react';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { GrowingRows } from './growing-rows.tsx';
import type { ImportPart } from './import-props.ts';
import { ImportRowsContext } from './import-rows.ts';
import { useImportTexts } from './import-site.ts';
import { mendedIn, ProblemRow } from './problem-row.tsx';
import { fixOf, type Group } from './problem-word.ts';
import { ReplaceWord } from './replace-word.tsx';
import { TwinSets } from './twin-sets.tsx';

interface ProblemGroupProps extends Pick<ImportPart, 'send'> {
  group: Group;
  mayWrite: boolean;
}

/** Fields in which many rows may have the same word. */
const SHARED: readonly Group['field'][] = [
  ...(['language', 'unit', 'position', 'birth_place', 'ends_on', 'provider', 'category', 'kind', 'way'] as const),
  ...(['currency', 'discount', 'locations', 'companies', 'monthly'] as const),
];
/** Problems that another word in the cell does not solve. */
const NOT_OF_THE_CELL: readonly Group['code'][] = [
  'twin',
  'owned',
  'closed',
  'taken',
  'exists',
  'in_use',
  'unspent',
  'nobody',
  'unconfirmed',
];

/** Rows with the same problem: one word for all of them, or each for itself. */
export function ProblemGroup({ group, send, mayWrite }: ProblemGroupProps) {
  const t = useImportTexts();
  const [open, setOpen] = useState(group.rows <= 100 && group.like === null);
  const id = useId();
  const { field, code, rows } = group;
  const Icon = open ? ChevronDown : ChevronRight;
  const isShared = SHARED.includes(field) && !NOT_OF_THE_CELL.includes(code);
  return (
    <section aria-labelledby={`${id}-title`} className="border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-52 flex-1 items-start gap-2.5">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-labelledby={`${id}-title`}
            onClick={() => setOpen(!open)}
            className="target mt-0.5 grid size-6 shrink-0 place-items-center rounded-full hover:bg-surface-sunken"
          >
            <Icon aria-hidden size={18} />
          </button>
          <div className="min-w-0">
            <h3 id={`${id}-title`} className="font-560">
              {titleOf(t, group)}
            </h3>
            <About group={group} />
          </div>
        </div>
        {mayWrite && (
          <div className="flex flex-wrap items-center gap-2 max-desk:pl-8.5">
            {isShared && <ReplaceWord group={group} send={send} />}
            {code === 'alike' && (
              <ToolButton
                tone="secondary"
                onClick={() =>
                  send({
                    type: 'rows.correct',
                    correction: { fix: Object.assign(fixOf(group), { keep: true as const }) },
                  })
                }
              >
                {t('problems.keep')}
              </ToolButton>
            )}
            <ToolButton onClick={() => send({ type: 'rows.correct', correction: { fix: fixOf(group) } })}>
              {t('problems.leaveOut', { count: rows })}
            </ToolButton>
          </div>
        )}
      </div>
      <div id={id} hidden={!open}>
        {open &&
          (code === 'twin' ? (
            <TwinSets group={group} send={send} mayWrite={mayWrite} />
          ) : (
            <Rows group={group} send={send} mayWrite={mayWrite} />
          ))}
      </div>
    </section>
  );
}

/** Number of affected rows, how many have been solved since it was opened, and the most likely meaning. */
function About({ group: { code, rows, like } }: { group: Group }) {
  const t = useImportTexts();
  const [first] = useState(rows);
  return (
    <p className="text-12 text-ink-muted">
      {rows < first
        ? t('problems.settled', { count: first, settled: first - rows })
        : t('problems.rows', { count: rows })}
      {code === 'twin' && `. ${t('twins.stay')}`}
      {like && (
        <>
          . {t('problems.like')} <b className="font-600 text-ink">{like.word}</b>: {t(`like.${like.by}`)}
        </>
      )}
    </p>
  );
}

/** The problem of the rows, and the word that causes it. */
function titleOf(t: ReturnType<typeof useImportTexts>, { field, code, from }: Group): string {
  if (from === null || from === '') return t(`group.${code}`, { field: t(`field.${field}`) });
  if (code === 'alike') return t('group.new', { from });
  return t('group.word', { field: t(`field.${field}`), from, why: t(`why.${code}`, { lines: '' }) });
}

function Rows({ group, send, mayWrite }: ProblemGroupProps) {
  const t = useImportTexts();
  const { field } = group;
  const { useRows } = use(ImportRowsContext);
  // Corrected rows stay at their place, with a tick.
  const [corrected, setCorrected] = useState<ReadonlyMap<number, Corrected>>(new Map());
  return (
    <div className="mt-2 desk:pl-8.5">
      <Head field={t(`field.${field}`)} />
      <GrowingRows usePage={useRows} asked={fixOf(group)} empty={null}>
        {(rows, page) => (
          <ul>
            {withCorrected(rows, page, corrected).map((row) => (
              <ProblemRow
                key={row.line}
                row={row}
                field={field}
                slips={group.slips}
                corrected={!rows.includes(row)}
                mayWrite={mayWrite}
                onCorrect={(text) => {
                  setCorrected(new Map(corrected).set(row.line, { page, row: withCell(row, field, text) }));
                  send({ type: 'rows.correct', correction: { rows: [{ line: row.line, cells: { [field]: text } }] } });
                }}
                onMendAll={(slip) => {
                  const mended = mendedAlike(rows, field, slip).map((row) => [row.line, { page, row }] as const);
                  setCorrected(new Map([...corrected, ...mended]));
                  send({ type: 'rows.correct', correction: { fix: Object.assign(fixOf(group), { slip }) } });
                }}
                onLeaveOut={() =>
                  send({ type: 'rows.correct', correction: { rows: [{ line: row.line, left_out: true }] } })
                }
              />
            ))}
          </ul>
        )}
      </GrowingRows>
    </div>
  );
}

/** Rows on this page that are corrected together with all others that have the slip. */
const mendedAlike = (rows: readonly ImportedRow[], field: Group['field'], slip: string) =>
  rows.flatMap((row) => {
    const mended = mendedIn(row, field);
    return mended?.slip === slip ? [withCell(row, field, mended.text)] : [];
  });

const withCell = (row: ImportedRow, field: Group['field'], text: string): ImportedRow =>
  Object.assign({}, row, { cells: Object.assign({}, row.cells, { [field]: text }) });

interface Corrected {
  /** Among the rows of which page. */
  page: number;
  row: ImportedRow;
}

function withCorrected(rows: readonly ImportedRow[], at: number, corrected: ReadonlyMap<number, Corrected>) {
  const lines = new Set(rows.map(({ line }) => line));
  const gone = [...corrected.values()].filter(({ page, row }) => page === at && !lines.has(row.line));
  return [...rows, ...gone.map(({ row }) => row)].sort((one, other) => one.line - other.line);
}

function Head({ field }: { field: string }): ReactNode {
  const t = useImportTexts();
  return (
    <p
      aria-hidden
      className="hidden desk:grid-cols-[3.5rem_minmax(0,8rem)_minmax(11rem,1fr)_minmax(0,12rem)_2.25rem] gap-3 border-line border-b pb-2 text-12 text-ink-muted desk:grid"
    >
      <span className="text-right">{t('problems.row')}</span>
      <span>{t('problems.name')}</span>
      <span>{field}</span>
      <span>{t('problems.problem')}</span>
    </p>
  );
}
