import { useMemo } from 'react';
import { breakpoints } from '#design-system/tokens.ts';
import { useMedia } from '../../ground/use-media.ts';
import { useIconRail } from '../site/device-settings.ts';
import { inLittleRoom, type ListColumn, shownColumns } from './list-columns.ts';

/**
 * Width from which a list is drawn as rows (`rows:` of sheet.css). At this width the site has no column, so the list has the whole window.
 */
const ROWS = '42rem';
const CARDS = `(width < ${ROWS})`;

// A list has room for some of its spare columns from 60rem, and for all from 64.8125rem. The window is wider than the list by the column of
// the site: 4rem if it shows only icons, by choice or for lack of room, otherwise 14.5rem.
const SOME = {
  rail: `${CARDS}, (width >= 64rem)`,
  column: `${CARDS}, (64rem <= width < 68.8125rem), (width >= 74.5rem)`,
};
const ALL = { rail: `${CARDS}, (width >= ${breakpoints.wide})`, column: `${CARDS}, (width >= 79.3125rem)` };

/** Whether a list is drawn as rows in this window. */
export const useDrawnAsRows = (): boolean => useMedia(`(width >= ${ROWS})`);

/** The columns of a list for the available room: if it is little, spare columns are hidden until chosen. Cards show all. */
export function useColumnsInRoom<Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  const [rail] = useIconRail();
  const column = rail ? 'rail' : 'column';
  const hasSome = useMedia(SOME[column]);
  const hasAll = useMedia(ALL[column]);
  const lack = hasAll ? 0 : hasSome ? 1 : 2;
  return useMemo(() => inLittleRoom(columns, lack), [columns, lack]);
}

/** The columns for the available room, for a table without a choice of columns; the page of a row shows the hidden ones. */
export const useShownInRoom = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  shownColumns(useColumnsInRoom(columns), []);
