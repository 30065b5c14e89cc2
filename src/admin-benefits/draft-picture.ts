import { PROVIDER_PICTURE } from '#contract/providers/admin-providers.contract.ts';
import { prepareFile } from '../files/prepare-file.ts';

// A draft is stored as text beside others: the limit of a provider's picture is far below what the server takes.
const MOST_BYTES = 200 * 1024;
const LONGEST_SIDE = 800;

/** A chosen picture as a draft keeps it (`data:`), or why it cannot be used. */
export async function draftPicture(chosen: File): Promise<{ picture: string } | { problem: 'tooLarge' | 'wrongType' }> {
  const prepared = await prepareFile(chosen, { types: PROVIDER_PICTURE.types, mostBytes: MOST_BYTES });
  return 'file' in prepared ? { picture: await asAddress(prepared.file) } : prepared;
}

/** Whether it was chosen here, and is not in the shop yet. */
export const isDraftPicture = (picture: string): boolean => picture.startsWith('data:');

/** The file of a picture stored in a draft. */
export function fileOf(picture: string): File {
  const [, type = '', encoded = ''] = /^data:([\w/]+);base64,(.*)$/.exec(picture) ?? [];
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture.${type.split('/')[1] ?? ''}`, { type });
}

/** A saved picture as a `data:` URL, so that it can be restored after it was removed from the server; null when it cannot be read. */
export async function savedPicture(address: string): Promise<string | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

function asAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
