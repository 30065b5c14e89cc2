import type { FilePart, FileType } from '#contract/endpoint.ts';
import { shrunkPicture } from './shrink-picture.ts';

/** A chosen file as it may be sent, or why it can't be. */
export type Prepared = { file: File } | { problem: 'tooLarge' | 'wrongType' };

interface Wanted extends Pick<FilePart, 'types' | 'mostBytes'> {
  /** The longest side that a picture may have, in pixels; larger ones are made smaller. */
  longestSide?: number;
}

/**
 * Makes of a chosen file what the call takes: a photo of any size and kind that the browser can show becomes a JPEG below
 * the limit, upright as its camera says; a PDF stays as it is. Content decides, not the name.
 */
export async function prepareFile(chosen: File, { types, mostBytes, longestSide }: Wanted): Promise<Prepared> {
  const type = await typeOf(chosen);
  const isTaken = type !== null && types.includes(type);
  const mayStay = isTaken && (type === 'application/pdf' || longestSide === undefined);
  // Its bytes, for the file itself may be changed, moved or away when it is sent.
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
