import type { LEARNING_FILES } from '#contract/courses/authoring.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';

export type FileField = (typeof LEARNING_FILES)[number]['field'];

export const FILE_FIELDS: readonly FileField[] = ['image', 'pdf', 'pdf_en', 'certificate_pdf', 'certificate_pdf_en'];

/** A file in the form: a stored one, or one that was chosen here and is sent with the save. */
export interface FormFile {
  name: string;
  bytes: number;
  /** Number of pages, of a PDF that is already in the shop. */
  pages?: number;
  /** URL of a picture that is already in the shop. */
  address?: string;
  /** Key of a chosen file; a draft does not store its bytes. */
  chosen?: string;
}

/** The files that were chosen in this tab and are not sent yet. */
export class ChosenFiles {
  #files = new Map<string, { file: File; address: string }>();
  #key = 0;

  put(file: File): FormFile {
    this.#key += 1;
    const chosen = `${file.name}-${file.size}-${this.#key}`;
    this.#files.set(chosen, { file, address: URL.createObjectURL(file) });
    return { name: file.name, bytes: file.size, chosen };
  }

  fileOf = ({ chosen = '' }: FormFile): File | undefined => this.#files.get(chosen)?.file;

  /** URL at which the file can be opened. */
  addressOf = (file: FormFile): string | undefined => file.address ?? this.#files.get(file.chosen ?? '')?.address;

  /** Whether a file was chosen before the page was reloaded, so that its bytes are lost. */
  isGone = (file: FormFile | null): boolean => file?.chosen !== undefined && !this.#files.has(file.chosen);
}

export const fileIn = (fields: Fields, field: FileField): FormFile | null => (fields[field] as FormFile | null) ?? null;

/** The changed files as a save sends them: chosen files, and the names of removed ones. */
export function sentFiles(changes: Fields, chosen: ChosenFiles) {
  const changed = FILE_FIELDS.filter((field) => field in changes);
  const files = changed.flatMap((field) => {
    const value = fileIn(changes, field);
    const file = value && chosen.fileOf(value);
    return file ? [[field, file] as const] : [];
  });
  const removed = changed.filter((field) => fileIn(changes, field) === null);
  // A replaced file is stored nowhere any more.
  const lost = changed.filter((field) => {
    const value = fileIn(changes, field);
    return value !== null && !chosen.fileOf(value);
  });
  return { files: Object.fromEntries(files) as Partial<Record<FileField, File>>, removed, lost };
}

/**
 * Whether the record that was read has the files that were sent: none where one was removed, else another file than before; a PDF is
 * compared by its size.
 */
export function areSent(sent: Fields, { before, found }: { before: Fields; found: Fields }): boolean {
  return FILE_FIELDS.filter((field) => field in sent).every((field) => {
    const [wanted, was, is] = [fileIn(sent, field), fileIn(before, field), fileIn(found, field)];
    if (!wanted || !is) return wanted === is;
    return is.address === undefined
      ? is.bytes === wanted.bytes && is.bytes !== was?.bytes
      : is.address !== was?.address;
  });
}
