import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture of shades, row by row: the lightness of each pixel, from 0 to 255. */
export interface Shades {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [GREY, INDEXED] = [0, 3];

/** Encodes a picture as PNG. `palette` has red, green and blue for each of the 256 shades; grey without one. */
export function writePng({ width, height, pixels }: Shades, palette?: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, palette ? INDEXED : GREY], 8);
  // Each row begins with its filter type: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Decodes a PNG that `writePng` wrote without a palette. */
export function readPng(png: Buffer): Shades {
  const header = SIGNATURE.length + 8;
  const [width, height] = [png.readUInt32BE(header), png.readUInt32BE(header + 4)];
  const data = header + 13 + 4;
  const rows = inflateSync(png.subarray(data + 8, data + 8 + png.readUInt32BE(data)));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) pixels.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  return { width, height, pixels };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
