import { Rows2, Rows3 } from 'lucide-react';
import { cn } from '#design-system/classes/cn.ts';
import { ColumnsMenu } from '#design-system/columns-menu/columns-menu.tsx';
import { Key } from '#design-system/key/key.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { ToolSearch } from '#design-system/tool-search/tool-search.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListPlace } from '../parts/list-address.ts';
import { useLetterKeys } from '../site/device-settings.ts';
import { type ListColumn, namedColumns, shownColumns } from './list-columns.ts';
import { FilterChips, FilterSheet, type ListFiltersProps } from './list-filters.tsx';
import { ListSort, SortUnseen } from './list-sort.tsx';
import { useDrawnAsRows } from './use-columns-in-room.ts';
import type { List } from './use-list.ts';
import { useRowDensity } from './use-row-density.ts';

interface ListBarProps<Values extends ListPlace, Row> extends ListFiltersProps<Values> {
  list: List<Values>;
  /** What the search looks through: name, provider. */
  search: string;
  columns: readonly ListColumn<Row>[];
  /** Begins the selection of rows on a phone. */
  onChoosing?: (() => void) | undefined;
}

/** Up to this many filters are drawn beside the search; more get a row of their own. */
const BESIDE = 2;

/** Tools above a list: search, filters, and how it is shown. */
export function ListBar<Values extends ListPlace, Row>(props: ListBarProps<Values, Row>) {
  const { list, filters, search, columns, onChoosing } = props;
  const t = useTexts(adminTexts);
  const [letters] = useLetterKeys();
  const areRows = useDrawnAsRows();
  return (
    <div className="no-scrollbar -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-0.5 desk:mx-0 desk:flex-wrap desk:overflow-visible desk:px-0">
      <div data-list-search className="min-w-32 flex-1 desk:w-60 desk:flex-none">
        <ToolSearch
          label={t('list.search', { what: search })}
          placeholder={search}
          value={list.typed}
          onType={list.type}
          hint={letters && list.typed === '' && <Key>/</Key>}
        />
      </div>
      {filters.length > 0 && (
        <>
          <div
            className={cn(
              'hidden min-w-0 flex-1 flex-wrap items-center gap-2 desk:flex',
              list.filtered.length > BESIDE ? 'order-last basis-full' : 'basis-60',
            )}
          >
            <FilterChips list={list} filters={filters} />
          </div>
          <div className="desk:hidden">
            <FilterSheet list={list} filters={filters} beside={<ListSort list={list} columns={columns} />} />
          </div>
        </>
      )}
      {onChoosing && (
        <ToolButton onClick={onChoosing} className="desk:hidden">
          {t('list.choosing')}
        </ToolButton>
      )}
      <div className={cn('ml-auto items-center gap-1', areRows ? 'flex' : 'hidden')}>
        <SortUnseen list={list} columns={columns} />
        <Columns list={list} columns={columns} />
        <DensityButton list={list} />
      </div>
    </div>
  );
}

function Columns<Values extends ListPlace, Row>({
  list,
  columns,
}: Pick<ListBarProps<Values, Row>, 'list' | 'columns'>) {
  const t = useTexts(adminTexts);
  const { cols } = list.values;
  const shown = shownColumns(columns, cols);
  const hidden = columns.filter((column) => !shown.includes(column));
  const name = (keys: readonly string[]) => list.go({ cols: namedColumns(columns, keys) } as Partial<Values>);
  if (columns.length < 3) return null;
  return (
    <ColumnsMenu
      label={t('list.columns')}
      columns={[...shown, ...hidden].map((column) => ({
        key: column.key,
        label: column.header,
        shown: shown.includes(column),
        fixed: column.rowHeader ?? false,
        note: column.spare && column.extra && !shown.includes(column) ? t('list.columnSpare') : undefined,
      }))}
      onChange={(next) => name(next.filter((column) => column.shown).map(({ key }) => key))}
      upLabel={(column) => t('list.columnUp', { column })}
      downLabel={(column) => t('list.columnDown', { column })}
      resetLabel={t('list.columnsReset')}
      onReset={cols.length > 0 ? () => name([]) : undefined}
    />
  );
}

// With a coarse pointer rows always have the height that a finger needs.
function DensityButton<Values extends ListPlace>({ list }: { list: List<Values> }) {
  const t = useTexts(adminTexts);
  const [dense, setDense] = useRowDensity(list);
  const density = t(dense ? 'list.density.dense' : 'list.density.roomy');
  const Icon = dense ? Rows3 : Rows2;
  return (
    <ToolButton
      className="hidden text-ink fine:inline-flex"
      aria-label={t('list.density', { density })}
      icon={<Icon aria-hidden size={18} />}
      onClick={() => setDense(!dense)}
    >
      {density}
    </ToolButton>
  );
}
