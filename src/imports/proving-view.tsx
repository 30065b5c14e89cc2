import { Button } from '#design-system/button/button.tsx';
import { Select } from '#design-system/select/select.tsx';
import { LETTERS, type Letters } from '#machines/imports/opened-file.ts';
import type { FileViewProps } from './file-props.ts';
import { useImportTexts } from './import-site.ts';

const SHOWN_ROWS = 4;
const SHOWN_COLUMNS = 6;

/** Preview of how the file was read, to check its encoding, or to choose one of its sheets. */
export function ProvingView({ snapshot, send }: Pick<FileViewProps, 'snapshot' | 'send'>) {
  const t = useImportTexts();
  const { file } = snapshot.context;
  if (!file) return null;
  const isReadAgain = snapshot.matches('opening');
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-22">{t('proving.title')}</h2>
        <p className="mt-1 text-14 text-ink-muted">
          {t('proving.counted', { count: file.rows.length, columns: file.columns.length })}
        </p>
      </div>
      <div className="max-w-80">
        {file.letters !== null ? (
          <Select<Letters>
            label={t('proving.letters')}
            options={LETTERS.map((value) => ({ value, label: t(`letters.${value}`) }))}
            value={file.letters}
            onChange={(letters) => send({ type: 'file.read', readAs: { sheet: null, letters } })}
          />
        ) : (
          <Select
            label={t('proving.sheet')}
            options={file.sheets.map((label, place) => ({ value: String(place), label }))}
            value={String(file.sheet)}
            onChange={(sheet) => send({ type: 'file.read', readAs: { sheet: Number(sheet), letters: null } })}
          />
        )}
      </div>
      <p role="status" className={isReadAgain ? 'text-14 text-ink-muted' : 'sr-only'}>
        {isReadAgain && t('opening')}
      </p>
      <Sample file={file} label={t('proving.title')} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => send({ type: 'file.send' })}>
          {t('proving.send')}
        </Button>
        <Button size="small" tone="ghost" onClick={() => send({ type: 'file.remove' })}>
          {t('proving.other')}
        </Button>
      </div>
    </div>
  );
}

interface SampleProps {
  file: NonNullable<FileViewProps['snapshot']['context']['file']>;
  label: string;
}

function Sample({ file, label }: SampleProps) {
  const columns = file.columns.slice(0, SHOWN_COLUMNS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section aria-label={label} tabIndex={0} className="max-w-full overflow-x-auto rounded-8 border border-line">
      <table className="w-full text-14">
        <thead>
          <tr className="border-line border-b bg-surface-sunken text-left text-12 text-ink-muted">
            {columns.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves
              <th key={place} scope="col" className="px-3 py-2 font-400">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.rows.slice(0, SHOWN_ROWS).map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file are known by their place
            <tr key={line} className="border-line border-b last:border-b-0">
              {columns.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={place} className="max-w-60 truncate px-3 py-2">
                  {row[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
