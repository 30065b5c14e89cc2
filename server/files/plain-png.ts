import { crc32 } from 'node:zlib';
import { onlyOrientation, orientationIn } from './orientation.ts';

const SIGNATURE = 8;
// What changes how the picture looks. Texts, times, Exif and whatever else a program may have written do not.
const SEEN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT', 'hIST', 'sPLT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
]);

/**
 * A PNG with what is seen of it and how it is to be turned, and nothing else: no texts, no place, no time, and nothing behind
 * its end. The picture itself stays bit for bit. Null when it is none.
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
  // Before the picture: what comes after it may be looked at too late.
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
