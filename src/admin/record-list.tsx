import { Plus } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { listLook } from '#design-system/data-table/list-look.ts';
import type { RowActions, RowKey } from '#design-system/data-table/table-column.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { NotRead } from '../ground/read-states.tsx';
import { useAdminTitle } from './admin-title.ts';
import { type ListPlace, NEW } from './list-address.ts';
import { ListBar } from './list-bar.tsx';
import { type ListColumn, shownColumns, sortNamed, sortOf } from './list-columns.ts';
import { useRows } from './list-density.ts';
import { filtersInWords, NothingPasses, OldRows } from './list-faces.tsx';
import type { ListFilter } from './list-filter.ts';
import { ListFoot } from './list-foot.tsx';
import { ListShelf } from './list-shelf.tsx';
import { useLetters } from './on-device.ts';
import { PhonePrimaryContext } from './phone-primary.ts';
import { type SavedList, SavedTabs } from './saved-tabs.tsx';
import type { List } from './use-list.ts';

export interface RecordListProps<Values extends ListPlace, Row> {
  list: List<Values, Row>;
  title: string;
  /** So many of them in words: 412 benefits. */
  counted: (count: number) => string;
  standfirst?: ReactNode;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  nameOf: (row: Row) => string;
  /** What can be searched for. */
  search: string;
  filters?: readonly ListFilter[];
  saved?: readonly SavedList<Values>[];
  /** The words of the button that makes a record, for those who may. */
  make?: string | undefined;
  /** Where it is made; over the list unless it is given. */
  makeAt?: string | undefined;
  /** Beside it: import, export. */
  tools?: ReactNode;
  /** What can be done with chosen rows, for those who may: buttons with the look `onShelf`. */
  bulk?: ((selected: ReadonlySet<RowKey>) => ReactNode) | undefined;
  actions?: RowActions<Row> | undefined;
  /** Sums of all filtered rows, by the key of their column. */
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Before the first record: what the list is for, and how it begins. */
  first: ReactNode;
}

/** A list of administration, in each of its states. A screen gives its columns, filters and words; all else is the same everywhere. */
export function RecordList<Values extends ListPlace, Row>(props: RecordListProps<Values, Row>) {
  const { list, title, filters = [], saved = [] } = props;
  const { found, filtered, values } = list;
  const [choosing, setChoosing] = useState(false);
  const isNarrowed = filtered.length > 0 || values.q !== '';
  const hasRows = found.data !== null && found.data.count > 0;
  const isFirst = found.state === 'ready' && found.data.count === 0 && !isNarrowed;
  useAdminTitle(title, filtered.length);
  return (
    <>
      <Head {...props} isFirst={isFirst} />
      {isFirst ? (
        props.first
      ) : (
        <>
          {saved.length > 0 && <SavedTabs list={list} saved={saved} />}
          <div className="mt-3 mb-1">
            <ListBar
              list={list}
              filters={filters}
              search={props.search}
              columns={props.columns}
              onChoosing={props.bulk && !choosing && hasRows ? () => setChoosing(true) : undefined}
            />
          </div>
          <OldRows list={list} />
          <Rows {...props} choosing={choosing} onDone={() => setChoosing(false)} />
        </>
      )}
    </>
  );
}

function Head<Values extends ListPlace, Row>(props: RecordListProps<Values, Row> & { isFirst: boolean }) {
  const { list, title, counted, standfirst, make, makeAt, tools, isFirst } = props;
  const language = useLanguage();
  const phone = useContext(PhonePrimaryContext);
  const { data } = list.found;
  const to = makeAt ?? list.linkTo({ open: NEW } as Partial<Values>);
  const exact = data?.count_is_exact ?? true;
  return (
    <>
      <PageHead
        title={title}
        standfirst={standfirst}
        count={
          data
            ? { shown: `${grouped(language, data.count)}${exact ? '' : '+'}`, label: counted(data.count) }
            : undefined
        }
        actions={
          !isFirst && (
            <>
              {tools}
              {make && (
                <ToolButton
                  asChild
                  tone="primary"
                  shortcut="n"
                  icon={<Plus aria-hidden size={16} />}
                  className="max-desk:hidden"
                >
                  <Link to={to}>{make}</Link>
                </ToolButton>
              )}
            </>
          )
        }
      />
      {make &&
        phone &&
        createPortal(
          <IconButton asChild label={make} tone="brand" className="bg-brand text-on-brand">
            <Link to={to}>
              <Plus aria-hidden size={20} />
            </Link>
          </IconButton>,
          phone,
        )}
      <p role="status" className="sr-only">
        {data && !list.found.busy ? counted(data.count) : ''}
      </p>
    </>
  );
}

interface RowsProps {
  choosing: boolean;
  onDone: () => void;
}

function Rows<Values extends ListPlace, Row>(props: RecordListProps<Values, Row> & RowsProps) {
  const { list, title, counted, columns, rowKey, nameOf, filters = [], bulk, actions, foot, choosing, onDone } = props;
  const t = useTexts(adminTexts);
  const [dense] = useRows(list);
  const [letters] = useLetters();
  const { found, values, filtered, selected, select, go } = list;
  const rows = found.data?.results ?? [];
  const count = counted(found.data?.count ?? 0);
  const words = filtersInWords(values, filters, filtered);
  const state = found.state === 'ready' || found.state === 'loading' ? found.state : 'error';
  return (
    <>
      <div className="-mx-4 desk:-mx-6">
        <DataTable
          look={listLook(dense ? 'dense' : 'roomy')}
          caption={
            words === ''
              ? t('list.caption', { title, count })
              : t('list.captionFiltered', { title, filters: words, count })
          }
          columns={shownColumns(columns, values.cols)}
          rows={rows}
          rowKey={rowKey}
          rowKeys={letters ? 'all' : 'arrows'}
          sort={sortOf(values.sort)}
          onSort={(sort) => go({ sort: sortNamed(sort) } as Partial<Values>)}
          state={state}
          places={values.per}
          actions={actions}
          foot={foot}
          selection={
            bulk && {
              selected,
              onChange: select,
              allLabel: t('list.chooseAll'),
              rowLabel: (row) => t('list.choose', { name: nameOf(row) }),
              choosing,
            }
          }
          empty={
            <div className="px-4 desk:px-6">
              <NothingPasses list={list} filters={filters} />
            </div>
          }
          error={<NotRead of={found} failed={t('list.failed', { title })} />}
        />
      </div>
      {bulk && (selected.size > 0 || choosing) && (
        <ListShelf
          selected={selected}
          keys={rows.map(rowKey)}
          onClear={() => {
            select(new Set());
            onDone();
          }}
        >
          {bulk(selected)}
        </ListShelf>
      )}
      {found.data && found.data.count > 0 && <ListFoot list={list} data={found.data} />}
    </>
  );
}
