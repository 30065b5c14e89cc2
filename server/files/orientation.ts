const ORIENTATION = 0x0112;
const SHORT = 3;
const AS_IT_IS = 1;
const MOST_ENTRIES = 1000;

/** The orientation of a picture (1…8), from its Exif data as TIFF; 1 when it cannot be read. */
export function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 4) === 'II*\0';
  if (!isLittle && tiff.toString('latin1', 0, 4) !== 'MM\0*') return AS_IT_IS;
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const entries = Math.min(short(directory), MOST_ENTRIES);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue;
    const turned = short(entry + 8);
    return turned >= 1 && turned <= 8 ? turned : AS_IT_IS;
  }
  return AS_IT_IS;
}

/** Exif data as TIFF with the orientation only; null for orientation 1, which needs none. */
export function onlyOrientation(orientation: number): Buffer | null {
  if (orientation === AS_IT_IS) return null;
  // Header, one directory with one entry, no further directory.
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
