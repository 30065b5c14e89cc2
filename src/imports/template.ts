import { IMPORT_FIELDS } from '#contract/imports/import-fields.ts';
import type { importsTexts } from '#locales/imports/imports.texts.ts';
import type { Translate } from '#locales/texts.tsx';
import type { AnsweredFile } from '../api/call-for-file.ts';
import type { ImportSite } from './import-site.ts';

type Say = Translate<(typeof importsTexts)['tables']['EN']>;

/** A file to be filled in: the names of the columns, and remarks that no import reads. */
export function templateFile(t: Say, { kind, remarks: remarked }: Pick<ImportSite, 'kind' | 'remarks'>): AnsweredFile {
  const fields = IMPORT_FIELDS[kind];
  const headings = fields.map((field) => t(`field.${field}`));
  const remarks = fields.map((field) => {
    const known = remarked.find((one) => one === field);
    return known ? t(`template.${known}`) : '';
  });
  const lines = [headings, remarks, [t('template.remark')]].map((cells) => cells.map(quoted).join(';'));
  // With a mark, so that programs of offices read it as UTF-8.
  return { name: t('template.name'), content: new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }) };
}

// With the hyphen of a keyboard: letters of old files have no other.
const quoted = (cell: string) => `"${cell.replaceAll('"', '""').replaceAll('\u2011', '-')}"`;
