import { useState } from 'react';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { DiffText } from '#design-system/diff-text/diff-text.tsx';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useChangeWords } from './change-words.ts';

type Changed = ListedChange['values'][number];

/** Number of fields shown before "more"; a new record may have twenty. */
const MOST = 4;

/** The value before and after the change of each field, in one sentence. */
export function ChangeValues({ values, names }: Pick<ListedChange, 'values' | 'names'>) {
  const t = useTexts(changesTexts);
  const [isWhole, setWhole] = useState(values.length <= MOST + 1);
  const told = [...values.filter(saysSomething), ...values.filter((value) => !saysSomething(value))];
  const shown = isWhole ? told : told.slice(0, MOST);
  if (values.length === 0) return null;
  return (
    <>
      {': '}
      {shown.map((value, at) => (
        <span key={value.field}>
          {at > 0 && ', '}
          <Value value={value} names={names[value.field]} />
        </span>
      ))}
      {!isWhole && (
        <>
          {' '}
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="rounded-8 font-560 text-brand underline underline-offset-2"
          >
            {t('more', { count: values.length - MOST })}
          </button>
        </>
      )}
    </>
  );
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a field has a value before or after; a new record has many empty fields. */
const saysSomething = ({ before, after, erased }: Changed) => erased || !isEmpty(before) || !isEmpty(after);

interface ValueProps {
  value: Changed;
  names: ListedChange['names'][string] | undefined;
}

function Value({ value: { field, before, after, erased }, names }: ValueProps) {
  const t = useTexts(changesTexts);
  const words = useChangeWords();
  return (
    <>
      {words.field(field)}{' '}
      {erased ? (
        <span className="text-ink-muted italic">{t('erased')}</span>
      ) : (
        <DiffText
          before={before === null ? '' : words.value(before, field, names)}
          after={words.value(after, field, names)}
          outLabel={t('out')}
          inLabel={t('in')}
        />
      )}
    </>
  );
}
