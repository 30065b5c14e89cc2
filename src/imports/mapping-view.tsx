import { hasKey } from '#contract/imports/import.rules.ts';
import { IMPORT_FIELDS, type ImportField } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Select } from '#design-system/select/select.tsx';
import { type ImportPart, importProps } from './import-props.ts';
import { useImportSite, useImportTexts } from './import-site.ts';

const NONE = '';

/** Which column of the file is what: ours at the left, theirs with some of its cells at the right. */
export function MappingView({ snapshot, send, mayWrite }: ImportPart & { mayWrite: boolean }) {
  const t = useImportTexts();
  const { seen, mapping } = snapshot.context;
  const columns = seen?.columns ?? [];
  const { kind } = useImportSite();
  const isMapped = hasKey(mapping);
  const { isBusy, isUnread } = importProps(snapshot);
  const nameOf = (place: number) => columns[place]?.name || t('mapping.noName', { place: place + 1 });
  const unused = columns.flatMap((_, place) => (Object.values(mapping).includes(place) ? [] : [nameOf(place)]));
  return (
    <div className="grid max-w-[60rem] gap-5">
      <div>
        <h2 className="text-22">{t('mapping.title')}</h2>
        <p className="mt-1 text-14 text-ink-muted">{t('mapping.text')}</p>
      </div>
      <ul className="border-line border-t">
        {IMPORT_FIELDS[kind].map((field) => (
          <Field
            key={field}
            field={field}
            columns={columns}
            nameOf={nameOf}
            chosen={mapping[field]}
            disabled={isBusy || isUnread || !mayWrite}
            onChoose={(column) => send({ type: 'column.set', field, column })}
          />
        ))}
      </ul>
      {unused.length > 0 && (
        <p className="text-14 text-ink-muted">
          {t('mapping.unused', { count: unused.length })}{' '}
          <span className="wrap-anywhere text-ink">{unused.join(', ')}</span>
        </p>
      )}
      {!isMapped && <p className="text-14 text-warning">{t('mapping.key')}</p>}
      {mayWrite && (
        <div>
          <Button
            size="small"
            busy={isBusy}
            disabled={!isMapped || isUnread}
            onClick={() => send({ type: 'check.start' })}
          >
            {t('mapping.check')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FieldProps {
  field: ImportField;
  columns: Import['columns'];
  nameOf: (place: number) => string;
  chosen: number | undefined;
  disabled: boolean;
  onChoose: (column: number | null) => void;
}

function Field({ field, columns, nameOf, chosen, disabled, onChoose }: FieldProps) {
  const t = useImportTexts();
  const column = chosen === undefined ? undefined : columns[chosen];
  const isGuess = column !== undefined && column.guess === field && !column.sure;
  return (
    <li className="grid items-center gap-x-6 gap-y-1.5 border-line border-b py-2.5 desk:grid-cols-[11rem_15rem_minmax(0,1fr)]">
      <span className="font-560 text-14">{t(`field.${field}`)}</span>
      <Select
        label={t(`field.${field}`)}
        hideLabel
        options={[
          { value: NONE, label: t('mapping.none') },
          ...columns.map((_, place) => ({ value: String(place), label: nameOf(place) })),
        ]}
        value={chosen === undefined ? NONE : String(chosen)}
        disabled={disabled}
        onChange={(value) => onChoose(value === NONE ? null : Number(value))}
      />
      <span className="min-w-0 text-14 text-ink-muted">
        <span className="line-clamp-2 wrap-anywhere">{column?.samples.join(' · ')}</span>
        {isGuess && <span className="block text-12 text-warning">{t('mapping.look')}</span>}
      </span>
    </li>
  );
}
