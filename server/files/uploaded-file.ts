import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import type { FilePart, FileType } from '#contract/endpoint.ts';
import { fileOfWrongType, pictureTooLarge } from './files.errors.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { plainPng } from './plain-png.ts';

/** A file as it was sent, with nothing known of it. */
export interface Received {
  name: string | undefined;
  bytes: Buffer;
}

/** A file that was sent and may be kept. */
export interface UploadedFile {
  /** As its sender called it, made harmless: for people to read, never a path. */
  name: string;
  /** By its content. */
  type: FileType;
  bytes: Buffer;
  /** Hexadecimal. */
  sha256: string;
}

// A picture is a few kB and thousands of megabytes once it is drawn: no camera has more.
const MOST_PIXELS = 100_000_000;
// What is shown to others is drawn beside many like it, 4 bytes a pixel. The page makes photos smaller than that before it sends them.
const MOST_SHOWN_PIXELS = 30_000_000;
const MOST_OF_A_NAME = 120;

/**
 * Tells what was sent from its content; of a picture only what is seen of it is taken, for a photo knows where and when it
 * was made. Throws fileOfWrongType, or pictureTooLarge for a pixel bomb.
 */
export async function checkUpload({ name, bytes }: Received, { field, types }: FilePart): Promise<UploadedFile> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = types.find((allowed) => allowed === found?.mime);
  if (!type) throw fileOfWrongType(field, types);
  // First, for it also tells what is a picture in name only, and would take long to be read any further.
  const plain = PLAIN[type](bytes);
  if (!plain) throw fileOfWrongType(field, types);
  // Where a paper may be sent, it is saved and looked at alone.
  const most = types.includes('application/pdf') ? MOST_PIXELS : MOST_SHOWN_PIXELS;
  if (type.startsWith('image/') && pixels(plain) > most) throw pictureTooLarge(field);
  const sha256 = createHash('sha256').update(plain).digest('hex');
  return { name: harmlessName(name, type), type, bytes: plain, sha256 };
}

// What a file says of whoever made it, besides what it shows.
const PLAIN: Record<FileType, (bytes: Buffer) => Buffer | null> = {
  'application/pdf': (bytes) => bytes,
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
};

// What has no size in its header can be no picture that somebody could look at.
function pixels(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height || Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const ENDINGS: Record<FileType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** The last part of a path, without what breaks lines, hides an ending or turns the direction of reading; ended as its content says. */
export function harmlessName(name = '', type: FileType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const ending = type.slice(type.indexOf('/') + 1);
  const stem = plain.replace(ENDINGS[type], '') || 'file';
  return `${[...stem].slice(0, MOST_OF_A_NAME).join('')}.${ending}`;
}
