import { crc32, deflateSync } from 'node:zlib';

/** A part of a multipart form: a text, or a file with the name and type that its sender claims. */
export type Part = { name: string; text: string } | { name: string; bytes: Buffer; filename?: string; type?: string };

const BOUNDARY = 'izbor-test-boundary';

/** A multipart body with these parts in this order. */
export function multipart(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap((part) => [Buffer.from(headOf(part)), contentOf(part), Buffer.from('\r\n')]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

function headOf(part: Part): string {
  const named = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"`;
  if ('text' in part) return `${named}\r\n\r\n`;
  const { filename = 'file', type = 'application/octet-stream' } = part;
  return `${named}; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
}

function contentOf(part: Part): Buffer {
  return 'text' in part ? Buffer.from(part.text) : part.bytes;
}

/** A PDF of exactly this many bytes; `mark` makes its content differ. */
export function pdfFile(bytes = 200, mark = ''): Buffer {
  const head = Buffer.from(`%PDF-1.7\n%${mark}\n`);
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length), ' ')]);
}

/** A valid PNG. */
export function pngFile(width = 2, height = 2, grey = 128): Buffer {
  const rows = Buffer.alloc((width + 1) * height, grey);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return png(width, height, deflateSync(rows));
}

/** A PNG of a few bytes that claims this size in pixels. */
export function pixelBomb(width: number, height: number): Buffer {
  return png(width, height, deflateSync(Buffer.alloc(10)));
}

/** A photo of 16 by 8 pixels, red on the left and blue on the right, as a browser encodes it, with a colour profile. */
export const photo = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8A' +
    'AAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjc' +
    'HJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFla' +
    'IAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAE' +
    'AAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtO' +
    'bDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+' +
    'Pj4+Pj4+Pj/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAA' +
    'AAAAABP/EABcRAAMBAAAAAAAAAAAAAAAAAAAEQoH/2gAMAwEAAhEDEQA/AJUoEI1gpydP/9k=',
  'base64',
);

/** Exif as a phone writes it: the orientation, the phone, and the place (GPS). */
export function exifOf(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const isLittle = order === 'II';
  const number = (size: 2 | 4) => (value: number) => {
    const bytes = Buffer.alloc(size);
    if (isLittle) bytes.writeUIntLE(value, 0, size);
    else bytes.writeUIntBE(value, 0, size);
    return bytes;
  };
  const [short, long] = [number(2), number(4)];
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(count), Buffer.concat([value, Buffer.alloc(4)]).subarray(0, 4)]);
  const phone = Buffer.from('Telefon 7 Pro\0');
  const place = Buffer.from('GPS 44.8125N 20.4612E\0');
  const entries = [
    entry(0x010f, 2, phone.length, long(62)),
    entry(0x0112, 3, 1, short(orientation)),
    entry(0x8825, 4, 1, long(62 + phone.length)),
    entry(0x927c, 7, place.length, long(62 + phone.length)),
  ];
  return Buffer.concat([
    Buffer.from(order),
    short(42),
    long(8),
    short(entries.length),
    ...entries,
    long(0),
    phone,
    place,
  ]);
}

/** The header of a JPEG of this size, which is all that the server reads. */
export function jpegFile(width = 640, height = 480): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const jfif = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), jfif, frame, Buffer.from([0xff, 0xd9])]);
}

function png(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
