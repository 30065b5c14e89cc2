import { crc32 } from 'node:zlib';

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook (.xlsx) with these sheets; cells are texts, or dates as serial numbers. Stored without compression, or compressed by `deflate`. */
export function sampleWorkbook(
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
  deflate?: (content: Buffer) => Buffer,
): Uint8Array<ArrayBuffer> {
  return packed(workbookParts(sheets), deflate);
}

/** The files of a workbook by their paths, before they are zipped. */
function workbookParts(
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
): Record<string, string> {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${REL}"><sheets>${names
      .map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, place) =>
          `<Relationship Id="rId${place + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    // The second cell style is a date.
    'xl/styles.xml': `<styleSheet ${XMLNS}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [place, name] of names.entries())
    files[`xl/worksheets/sheet${place + 1}.xml`] = sheetXml(sheets[name] ?? []);
  return files;
}

/** A workbook whose only sheet has these rows, given as XML. */
export const partsWithRows = (rows: string): Record<string, string> =>
  Object.assign(workbookParts({ Ljudi: [] }), {
    'xl/worksheets/sheet1.xml': `<worksheet ${XMLNS}><sheetData>${rows}</sheetData></worksheet>`,
  });

function sheetXml(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}" s="1"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const lines = rows.map((row, line) => {
    const cells = row.map((value, place) => cell(value, `${String.fromCharCode(65 + place)}${line + 1}`));
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet ${XMLNS}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A ZIP archive whose files are stored uncompressed, or deflated by the given function. */
export function packed(
  files: Readonly<Record<string, string | Buffer>>,
  deflate?: (content: Buffer) => Buffer,
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, whole] = [Buffer.from(name), Buffer.from(text)];
    const content = deflate ? deflate(whole) : whole;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(deflate ? 8 : 0, 4);
    common.writeUInt32LE(crc32(whole), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(whole.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, path]));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...locals, ...central, Buffer.from('PK\u0005\u0006'), end]));
}
