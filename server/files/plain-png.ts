import { crc32 } from 'node:zlib';
import { onlyOrientation, orientationIn } from './orientation.ts';

const SIGNATURE = 8;
// The chunks that affect how the picture looks. Texts, times, Exif and other chunks are removed.
const SEEN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT', 'hIST', 'sPLT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
]);

/**
 * A PNG reduced to its picture data and orientation: no texts, place or time, and nothing after its end. The picture data stays
 * bit for bit. Null when it is no PNG.
 */
export function plainPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation = 1;
  for (let at = SIGNATURE; at < bytes.length; ) {
    const end = at + 12 + (at + 8 > bytes.length ? bytes.length : bytes.readUInt32BE(at));
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4));
    if (SEEN.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  const tiff = onlyOrientation(orientation);
  // The orientation comes before the picture data: readers may look at it too late otherwise.
  const [header, ...rest] = kept;
  if (!header) return null;
  return Buffer.concat([bytes.subarray(0, SIGNATURE), header, ...(tiff ? [chunk('eXIf', tiff)] : []), ...rest]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
