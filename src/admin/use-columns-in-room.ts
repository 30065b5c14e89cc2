import { useMemo } from 'react';
import { breakpoints } from '#design-system/tokens.ts';
import { useMedia } from '../ground/use-media.ts';
import { inLittleRoom, type ListColumn, shownColumns } from './list-columns.ts';
import { useRail } from './on-device.ts';

/** From here on a list is drawn as rows (`rows:` of sheet.css), which stand in the whole window where a site has no column. */
const ROWS = '42rem';
const CARDS = `(width < ${ROWS})`;

// A list has room for some of its spare columns in 60rem, for all of them in 64.8125rem: in a window that is wider by the column
// of the site, of 4rem where that shows icons alone, by choice or for want of room, else of 14.5rem.
const SOME = {
  rail: `${CARDS}, (width >= 64rem)`,
  column: `${CARDS}, (64rem <= width < 68.8125rem), (width >= 74.5rem)`,
};
const ALL = { rail: `${CARDS}, (width >= ${breakpoints.wide})`, column: `${CARDS}, (width >= 79.3125rem)` };

/** Whether a list is drawn as rows in this window. */
export const useDrawnAsRows = (): boolean => useMedia(`(width >= ${ROWS})`);

/** The columns of a list in the room that it has: where that is little spare ones wait to be asked for. Cards have all. */
export function useColumnsInRoom<Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  const [rail] = useRail();
  const column = rail ? 'rail' : 'column';
  const hasSome = useMedia(SOME[column]);
  const hasAll = useMedia(ALL[column]);
  const lack = hasAll ? 0 : hasSome ? 1 : 2;
  return useMemo(() => inLittleRoom(columns, lack), [columns, lack]);
}

/** The columns in the available room, for a table without a choice of columns: the page of a row shows the others. */
export const useShownInRoom = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  shownColumns(useColumnsInRoom(columns), []);
