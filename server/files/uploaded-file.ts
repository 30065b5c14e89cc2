import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import type { FilePart, FileType } from '#contract/endpoint.ts';
import { fileOfWrongType, pictureTooLarge } from './files.errors.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { plainPng } from './plain-png.ts';

/** A file as it was received, not checked yet. */
export interface Received {
  name: string | undefined;
  bytes: Buffer;
}

/** A received file that passed the checks. */
export interface UploadedFile {
  /** The sender's name for it, sanitised: for people to read, never a path. */
  name: string;
  /** Type of the content. */
  type: FileType;
  bytes: Buffer;
  /** Hexadecimal. */
  sha256: string;
}

// A picture of a few kB may decode to thousands of megabytes; no camera takes more pixels than this.
const MOST_PIXELS = 100_000_000;
// For pictures shown in the shop, many of which are decoded on one page, at 4 bytes per pixel. The client shrinks photos below
// that before it sends them.
const MOST_SHOWN_PIXELS = 30_000_000;
const MOST_OF_A_NAME = 120;

/**
 * Determines the type of an upload by its content, and removes the metadata of a picture, as a photo has the place and time where
 * it was taken. Throws fileOfWrongType, or pictureTooLarge for a pixel bomb.
 */
export async function checkUpload({ name, bytes }: Received, { field, types }: FilePart): Promise<UploadedFile> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = types.find((allowed) => allowed === found?.mime);
  if (!type) throw fileOfWrongType(field, types);
  // First, because it also detects files that only begin like a picture and would take long to be read further.
  const plain = PLAIN[type](bytes);
  if (!plain) throw fileOfWrongType(field, types);
  // Where PDFs are allowed too, a picture is a document opened on its own, so it may be larger.
  const most = types.includes('application/pdf') ? MOST_PIXELS : MOST_SHOWN_PIXELS;
  if (type.startsWith('image/') && pixels(plain) > most) throw pictureTooLarge(field);
  const sha256 = createHash('sha256').update(plain).digest('hex');
  return { name: harmlessName(name, type), type, bytes: plain, sha256 };
}

// Removes metadata about the author of a file, by type.
const PLAIN: Record<FileType, (bytes: Buffer) => Buffer | null> = {
  'application/pdf': (bytes) => bytes,
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
};

// A picture without a size in its header cannot be shown, so it counts as too large.
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

/**
 * The last part of a path, without characters that break lines, hide an extension or change the reading direction, and with the
 * extension of its content type.
 */
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
