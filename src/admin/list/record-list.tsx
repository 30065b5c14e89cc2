import { Plus } from 'lucide-react';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../parts/admin-title.ts';
import { type ListPlace, NEW } from '../parts/list-address.ts';
import { PhonePrimaryContext } from '../parts/phone-primary.ts';
import { ListBar } from './list-bar.tsx';
import { useRowCounts } from './list-counts.ts';
import { OldRows } from './list-faces.tsx';
import { chosenIn } from './list-filter.ts';
import { ListRows } from './list-rows.tsx';
import { CHOSEN } from './list-selection.ts';
import { NewRowsButton } from './new-rows-button.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { SavedTabs } from './saved-tabs.tsx';
import { useColumnsInRoom } from './use-columns-in-room.ts';
import type { List } from './use-list.ts';

/**
 * A list of administration, in each of its states. A screen supplies columns, filters and texts; everything else is the same everywhere.
 */
export function RecordList<Values extends ListPlace, Row>(props: RecordListProps<Values, Row>) {
  const { list, title, saved = [] } = props;
  const filters = useFilters(props);
  const { found, filtered, values } = list;
  const [choosing, setChoosing] = useState(false);
  const isNarrowed = filtered.length > 0 || values.q !== '';
  const hasRows = found.data !== null && found.data.count > 0;
  const isFirst = found.state === 'ready' && found.data.count === 0 && !isNarrowed && !list.isPassing;
  const counted = useCountedWords(props);
  const columns = useColumnsInRoom(props.columns);
  useAdminTitle(title, filtered.length);
  return (
    <>
      <Head {...props} counted={counted} isFirst={isFirst} />
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
              columns={columns}
              onChoosing={props.bulk && !choosing && hasRows ? () => setChoosing(true) : undefined}
            />
          </div>
          <OldRows list={list} />
          <ListRows
            {...props}
            counted={counted}
            columns={columns}
            filters={filters}
            choosing={choosing}
            onDone={() => setChoosing(false)}
          />
        </>
      )}
    </>
  );
}

/** The number of records in words; "more than" if not all are counted. */
function useCountedWords<Values extends ListPlace, Row>({ list, counted }: RecordListProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const isExact = list.found.data?.count_is_exact ?? true;
  return (count: number) => (isExact ? counted(count) : t('list.moreThan', { count: counted(count) }));
}

/** The list may be restricted to selected rows: that is one more filter, which only the shelf can set. */
function useFilters<Values extends ListPlace, Row>({ list, filters = [] }: RecordListProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const chosen = chosenIn(list.values, { name: CHOSEN });
  if (chosen.length === 0) return filters;
  const [value = ''] = chosen;
  const label = grouped(language, chosen.length);
  return [
    ...filters,
    { name: CHOSEN, label: t('list.onlyChosen'), options: [{ value, label }], many: true, isWhole: true },
  ];
}

/** The number of records; if none is found, out of how many. */
function useCounted<Values extends ListPlace, Row>({ list, counted, isFirst }: HeadProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const { data } = list.found;
  const isNothing = data?.count === 0 && !isFirst && !list.isPassing;
  const whole = list.address.read(new URLSearchParams());
  const [all = null] = useRowCounts(list as List<Values>, { changes: [whole], enabled: isNothing });
  if (!data) return undefined;
  const written = (count: number, isExact = true) => `${grouped(language, count)}${isExact ? '' : '+'}`;
  const found = { shown: written(data.count, data.count_is_exact), label: counted(data.count) };
  if (!isNothing || !all) return found;
  const of = written(all.count, all.isExact);
  return { shown: t('list.of', { shown: found.shown, all: of }), label: t('list.of', { shown: found.label, all: of }) };
}

type HeadProps<Values extends ListPlace, Row> = RecordListProps<Values, Row> & { isFirst: boolean };

function Head<Values extends ListPlace, Row>(props: HeadProps<Values, Row>) {
  const { list, title, counted, standfirst, make, makeAt, tools, isFirst } = props;
  const phone = useContext(PhonePrimaryContext);
  const { data } = list.found;
  const to = makeAt ?? list.linkTo({ open: NEW } as Partial<Values>);
  return (
    <>
      <PageHead
        title={title}
        standfirst={standfirst}
        count={useCounted(props)}
        beside={<NewRowsButton list={list} />}
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
        {data && !list.isPassing ? counted(data.count) : ''}
      </p>
    </>
  );
}
