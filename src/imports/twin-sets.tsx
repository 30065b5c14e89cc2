import { type ReactNode, use, useId, useState } from 'react';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { grouped, together } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { NotRead } from '../ground/read-states.tsx';
import { GrowingRows } from './growing-rows.tsx';
import { ImportRowsContext } from './import-rows.ts';
import { useImportTexts } from './import-site.ts';
import { nameOfRow } from './name-of-row.ts';
import { fixOf } from './problem-word.ts';
import { type TwinProps, TwinRows } from './twin-rows.tsx';

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

/** A set is shown at the place of its first row. */
const isFirst = ({ line, twins }: ImportedRow) => twins.every((twin) => twin > line);

function TwinSet({ row, ...props }: TwinProps & { row: ImportedRow }) {
  const t = useImportTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const lines = together(
    language,
    [row.file_line, ...row.twin_file_lines].map((line) => grouped(language, line)),
  );
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
  return <TwinRows rows={found.data.results} {...props} />;
}
