import { crc32, deflateSync } from 'node:zlib';

/** A small PDF of one page that says whose invoice it is. */
export function receiptPdf(provider: string, amount: number): Buffer {
  const lines = ['FAKTURA', plain(provider), `Za uplatu: ${amount.toFixed(2)} RSD`];
  const text = lines.map(
    (line, index) => `BT /F1 ${index === 0 ? 28 : 14} Tf 72 ${740 - index * 36} Td (${line}) Tj ET`,
  );
  const stream = text.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

// The built-in fonts of a PDF have no Serbian letters.
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[đĐ]/g, 'dj')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[()\\]/g, '');

const [WIDTH, HEIGHT] = [360, 520];
const [PAPER, INK, TABLE] = [0xf4, 0x33, 0x9c];

/** A picture of a receipt on a table, as PNG: paper, rows of print, a sum. `seed` makes it another receipt. */
export function receiptPicture(seed: number): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => [
    0,
    ...Array.from({ length: WIDTH }, (_, x) => shade(x, y, seed)),
  ]);
  return png(Buffer.from(rows.flat()));
}

function shade(x: number, y: number, seed: number): number {
  if (x < 60 || x > 300 || y < 40 || y > 480) return TABLE;
  const [row, inRow] = [Math.floor(y / 26), y % 26];
  if (row < 3 || row > 16 || inRow < 8 || inRow > (row === 16 ? 18 : 13)) return PAPER;
  const isAmount = x > 235 && x < 280;
  const isName = x > 84 && x < 110 + ((row * 37 + seed * 53) % 90);
  return isAmount || isName ? INK : PAPER;
}

function png(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
