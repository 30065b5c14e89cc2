import { IMPORT_FIELDS, type ImportField } from '#contract/imports/import.rules.ts';
import type { importsTexts } from '#locales/imports/imports.texts.ts';
import type { Translate } from '#locales/texts.tsx';
import type { AnsweredFile } from '../api/call-for-file.ts';

type Say = Translate<(typeof importsTexts)['tables']['EN']>;

const REMARKS = ['email', 'language', 'birthday', 'ends_on'] as const satisfies readonly ImportField[];

/** A file to be filled in: the names of the columns, and remarks that no import reads. */
export function templateFile(t: Say): AnsweredFile {
  const remark = (field: ImportField) => REMARKS.find((one) => one === field);
  const headings = IMPORT_FIELDS.map((field) => t(`field.${field}`));
  const remarks = IMPORT_FIELDS.map((field) => {
    const known = remark(field);
    return known ? t(`template.${known}`) : '';
  });
  const lines = [headings, remarks, [t('template.remark')]].map((cells) => cells.map(quoted).join(';'));
  // With a mark, so that programs of offices read it as UTF-8.
  return { name: t('template.name'), content: new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }) };
}

// With the hyphen of a keyboard: letters of old files have no other.
const quoted = (cell: string) => `"${cell.replaceAll('"', '""').replaceAll('\u2011', '-')}"`;
