import type { FilePart, FileType } from '#contract/endpoint.ts';
import { shrunkPicture } from './shrink-picture.ts';

/** A chosen file ready to be sent, or why it cannot be. */
export type Prepared = { file: File } | { problem: 'tooLarge' | 'wrongType' };

interface Wanted extends Pick<FilePart, 'types' | 'mostBytes'> {
  /** Longest side of a picture, in pixels; larger pictures are shrunk. */
  longestSide?: number;
}

/**
 * Converts a chosen file to what the call accepts: a photo of any size and format that the browser can show becomes a JPEG
 * below the limit, rotated by its EXIF orientation; a PDF stays unchanged. The type is determined by the content, not the name.
 */
export async function prepareFile(chosen: File, { types, mostBytes, longestSide }: Wanted): Promise<Prepared> {
  const type = await typeOf(chosen);
  const isTaken = type !== null && types.includes(type);
  const mayStay = isTaken && (type === 'application/pdf' || longestSide === undefined);
  // A copy of its bytes, for the file on the disk may be changed, moved or deleted before it is sent.
  if (mayStay && chosen.size <= mostBytes) return { file: named(await chosen.arrayBuffer(), chosen.name, type) };
  if (type === 'application/pdf') return { problem: isTaken ? 'tooLarge' : 'wrongType' };
  if (!types.includes('image/jpeg')) return { problem: isTaken ? 'tooLarge' : 'wrongType' };
  const picture = await shrunkPicture(chosen, { mostBytes, longestSide });
  if (picture === 'unreadable') return { problem: 'wrongType' };
  if (picture === null) return { problem: 'tooLarge' };
  return { file: named(picture, `${chosen.name.replace(/\.[^.]*$/, '') || 'photo'}.jpeg`, 'image/jpeg') };
}

const STARTS: readonly [FileType, readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
];

async function typeOf(file: File): Promise<FileType | null> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return STARTS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ?? null;
}

function named(content: BlobPart, name: string, type: FileType): File {
  return new File([content], name, { type });
}
