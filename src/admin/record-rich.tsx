import { useState } from 'react';
import { PairField, type PairLanguage } from '#design-system/pair-field/pair-field.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import { LazyRichEditor } from './lazy-rich-editor.ts';
import { usePairField } from './record-fields.tsx';
import { useRichLabels } from './rich-labels.ts';

interface RecordRichProps {
  /** `description` is of `description_sr` and `description_en`. */
  name: string;
  label: string;
}

/**
 * A text of a record as html in both languages. It is shown as people read it; what edits it is fetched when it is wanted, and then
 * stays: while the form is being saved nothing can be typed in it, and its caret and what can be undone in it are there afterwards.
 */
export function RecordRich({ name, label }: RecordRichProps) {
  const { field } = usePairField(name, label);
  const labels = useRichLabels();
  const [editing, edit] = useState<PairLanguage | null>(null);
  const shown = <Shown field={field} busy={editing !== null} onEdit={edit} />;
  if (editing === null) return shown;
  return (
    <OpenedPart onOpen={(open) => !open && edit(null)} fallback={shown}>
      <LazyRichEditor {...field} labels={labels} autoFocus={editing} />
    </OpenedPart>
  );
}

interface ShownProps {
  field: ReturnType<typeof usePairField>['field'];
  busy: boolean;
  onEdit: (language: PairLanguage) => void;
}

/** The text as people read it, until the caret comes into it. */
function Shown({ field, busy, onEdit }: ShownProps) {
  return (
    <PairField
      {...field}
      page={({ id, language, lang, label, fallback, described, isWrong }) => (
        // biome-ignore lint/a11y/useSemanticElements: html that is read is no textarea
        <div
          id={id}
          role="textbox"
          aria-multiline
          aria-label={label}
          aria-busy={busy || undefined}
          aria-disabled={field.disabled || undefined}
          aria-describedby={described}
          aria-invalid={isWrong || undefined}
          lang={lang}
          tabIndex={field.disabled ? -1 : 0}
          onFocus={() => !field.disabled && onEdit(language)}
          className="min-h-20 w-full min-w-0 cursor-text text-14 outline-none aria-disabled:cursor-default [&_h3]:text-18 [&_h4]:text-18 [&>:empty]:before:content-['\200b']"
        >
          {/* An empty one has a line as well, which the letters of its language stand on. */}
          {fallback ? (
            <p className="text-ink-muted">{fallback}</p>
          ) : (
            <RichText html={field.value[language]} className="wrap-anywhere" />
          )}
        </div>
      )}
    />
  );
}
