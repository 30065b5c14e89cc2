import type { FileType } from '#contract/endpoint.ts';
import { AppError, type Text } from '../errors/app-error.ts';

const NAMES: Record<FileType, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' };

export const fileTooLarge = (field: string, mostBytes: number) => {
  const most = mostBytes / (1024 * 1024);
  return refused(413, 'file.too_large', field, {
    en: `The file is larger than ${most} MB`,
    sr: `Fajl je veći od ${most} MB`,
  });
};

/** The type is determined by the content of the file, not by its name or the sender. */
export const fileOfWrongType = (field: string, types: readonly FileType[]) => {
  const names = types.map((type) => NAMES[type]);
  return refused(415, 'file.type', field, {
    en: `The file is not a ${listed(names, 'or')}`,
    sr: `Fajl nije ${listed(names, 'ni')}`,
  });
};

export const pictureTooLarge = (field: string) =>
  refused(400, 'file.pixels', field, {
    en: 'The picture has too many pixels',
    sr: 'Slika ima previše piksela',
  });

function refused(status: number, code: string, field: string, text: Text): AppError {
  return new AppError(status, code, text, { fields: { [field]: text } });
}

function listed(names: readonly string[], and: string): string {
  return names.join(', ').replace(/, ([^,]*)$/, ` ${and} $1`);
}
