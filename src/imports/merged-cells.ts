import { ATTRIBUTES, columnOf, type Parts } from './sheet-reach.ts';
import { strFromU8 } from './unzip.ts';

const tagsOf = (part: Uint8Array<ArrayBuffer> | undefined, name: string): string[] =>
  part
    ? [...strFromU8(part).matchAll(new RegExp(`<(?:\\w+:)?${name}(${ATTRIBUTES})\\s*/?>`, 'g'))].map(
        ([, attributes = '']) => attributes,
      )
    : [];

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? '';

/** Paths of the sheets within a workbook, in their order. */
function sheetPaths(parts: Parts): string[] {
  const targets = tagsOf(parts['xl/_rels/workbook.xml.rels'], 'Relationship').map(
    (each) => [attributeOf(each, 'Id'), attributeOf(each, 'Target')] as const,
  );
  const leads = new Map(targets.map(([id, to]) => [id, to.startsWith('/') ? to.slice(1) : `xl/${to}`]));
  return tagsOf(parts['xl/workbook.xml'], 'sheet').map((each) => leads.get(attributeOf(each, '\\w+:id')) ?? '');
}

/** The merged cells of each sheet, in the order of the sheets, as the workbook has them: `A2:A5`. */
export const mergedIn = (parts: Parts): string[][] =>
  sheetPaths(parts).map((path) => tagsOf(parts[path], 'mergeCell').map((each) => attributeOf(each, 'ref')));

const LETTER = /\p{L}/u;

const isEmpty = (cell: string | undefined) => (cell ?? '').trim() === '';

/**
 * Says in each row what a cell that reaches down from a row above says: a spreadsheet has it in the uppermost one alone. What
 * reaches to the right, as a title does, stays where it is; a row without anything of its own stays empty; and a figure, which
 * may be what all of them share, is not said twice.
 */
export function fillMerged(table: string[][], merged: readonly string[]): void {
  const own = table.map((row) => !row.every(isEmpty));
  for (const cells of merged) {
    const [, letters = '', top = '', bottom = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(cells) ?? [];
    const column = columnOf(letters) - 1;
    const said = table[Number(top) - 1]?.[column] ?? '';
    for (let line = Number(top); line < Math.min(Number(bottom), table.length); line += 1) {
      const row = table[line];
      if (row && own[line] && LETTER.test(said) && isEmpty(row[column])) row[column] = said;
    }
  }
}
