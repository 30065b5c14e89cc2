import { onlyOrientation, orientationIn } from './orientation.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';

// The application segments that affect how the picture looks: its format, its colour profile, and the colour transform.
const SEEN = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

// A photo has some dozens, with a colour profile a few hundred; half a million in 2 MB would keep the process busy for a second.
const MOST_SEGMENTS = 5000;

/**
 * A JPEG reduced to its picture data and orientation: no place, time, camera, thumbnail (which may show what was cut away) or
 * comment, and nothing after its end. The picture data stays bit for bit. Null when it is no JPEG, or has more segments than any
 * camera writes.
 */
export function plainJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  for (let read = 0; at < bytes.length; read += 1) {
    if (read === MOST_SEGMENTS) return null;
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    // Any number of these fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (marker === END_OF_IMAGE) break;
    else {
      const end = at + 2 + (at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2));
      if (end < at + 4 || end > bytes.length) return null;
      const content = bytes.subarray(at + 4, end);
      if (marker === APP1 && begins(content, EXIF)) orientation = orientationIn(content.subarray(EXIF.length));
      const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
      if (isSeen(marker, content)) kept.push(bytes.subarray(at, next));
      at = next;
    }
  }
  return Buffer.concat([bytes.subarray(0, 2), ...turned(kept, orientation), Buffer.from([0xff, END_OF_IMAGE])]);
}

function isSeen(marker: number, content: Buffer): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (!isApplication) return marker !== COMMENT;
  const name = SEEN.get(marker);
  return name !== undefined && begins(content, name);
}

const begins = (content: Buffer, name: string) => content.toString('latin1', 0, name.length) === name;

/** Where the coded data of a scan ends: at a marker that is neither a coded 0xff nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

// JFIF wants its own segment to be the first.
function turned(segments: readonly Buffer[], orientation: number): Buffer[] {
  const tiff = onlyOrientation(orientation);
  if (!tiff) return [...segments];
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
  const head = Buffer.from([0xff, APP1, 0, content.length + 2]);
  const first = segments[0]?.[1] === 0xe0 ? 1 : 0;
  return [...segments.slice(0, first), head, content, ...segments.slice(first)];
}
