import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { type Pair, PairField, type PairLanguage } from '#design-system/pair-field/pair-field.tsx';
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

const NOTHING: Pair = { sr: '', en: '' };

/**
 * A text of a record as html in both languages. It is shown as people read it; what edits it is fetched when it is wanted, and then
 * stays: while the form is being saved nothing can be typed in it, and its caret and what can be undone in it are there afterwards.
 * What is typed before it is there is kept for it.
 */
export function RecordRich({ name, label }: RecordRichProps) {
  const { field } = usePairField(name, label);
  const labels = useRichLabels();
  const [editing, edit] = useState<PairLanguage | null>(null);
  const [hasCaret, setCaret] = useState(false);
  const [isHere, setHere] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [early, setEarly] = useState<Pair>(NOTHING);
  const { disabled } = field;
  useEffect(() => {
    if (!disabled) void LazyRichEditor.prefetch();
  }, [disabled]);
  const begin = (language: PairLanguage) => {
    edit(language);
    setCaret(true);
    // Until then the caret stays where it is; whether the code came at all is said where it is drawn.
    void LazyRichEditor.prefetch().then(() => setHere(true));
  };
  const end = () => {
    edit(null);
    setHere(false);
  };
  // Whoever has gone on is not called back by the editor that comes late, and where they typed nothing it does not come at all.
  const leave = () => {
    // Where the editor is being drawn, it has taken the caret itself.
    if (isHere) return;
    if (early.sr || early.en) setCaret(false);
    else end();
  };
  const open = (isOpen: boolean) => (isOpen && editing ? begin(editing) : end());
  const type = (language: PairLanguage, change: (words: string) => string) =>
    setEarly((both) => Object.assign({}, both, { [language]: change(both[language]) }));
  return (
    <>
      {/* The caret is in it until the editor stands, also when its code does not come. */}
      {!isDrawn && (
        <Shown field={field} busy={editing !== null} early={early} onEdit={begin} onLeave={leave} onType={type} />
      )}
      {editing !== null && isHere && (
        <OpenedPart onOpen={open}>
          <LazyRichEditor {...field} labels={labels} autoFocus={hasCaret ? editing : null} typed={early} />
          <Stands onChange={setDrawn} />
        </OpenedPart>
      )}
    </>
  );
}

/** Says before anything is painted that what it was drawn with stands. */
function Stands({ onChange }: { onChange: (stands: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

interface ShownProps {
  field: ReturnType<typeof usePairField>['field'];
  busy: boolean;
  /** What was typed before the editor was there. */
  early: Pair;
  onEdit: (language: PairLanguage) => void;
  /** The caret went elsewhere on the page. */
  onLeave: () => void;
  onType: (language: PairLanguage, change: (words: string) => string) => void;
}

/** The text as people read it, until the caret comes into it. */
function Shown({ field, busy, early, onEdit, onLeave, onType }: ShownProps) {
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
          onPointerEnter={() => !field.disabled && void LazyRichEditor.prefetch()}
          onFocus={() => !field.disabled && onEdit(language)}
          // What loses the caret to another window has it again afterwards.
          onBlur={({ currentTarget }) => currentTarget !== document.activeElement && onLeave()}
          onKeyDown={(event) => {
            const change = field.disabled ? undefined : changeBy(event);
            if (!change) return;
            event.preventDefault();
            onType(language, change);
          }}
          onPaste={({ clipboardData }) =>
            !field.disabled && onType(language, (words) => words + clipboardData.getData('text/plain'))
          }
          className="min-h-20 w-full min-w-0 cursor-text text-14 outline-none aria-disabled:cursor-default [&_h3]:text-18 [&_h4]:text-18 [&>:empty]:before:content-['\200b']"
        >
          {/* An empty one has a line as well, which the letters of its language stand on. */}
          {fallback ? (
            <p className="text-ink-muted">{fallback}</p>
          ) : (
            <RichText html={field.value[language]} className="wrap-anywhere" />
          )}
          {early[language] && <p className="whitespace-pre-wrap wrap-anywhere">{early[language]}</p>}
        </div>
      )}
    />
  );
}

/** What a key does to what was typed at the end of a text; nothing where it types nothing. */
function changeBy(event: KeyboardEvent): ((words: string) => string) | undefined {
  const { key } = event;
  // A key of its own level types as well, though it is told as Ctrl and Alt together.
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (isCommand) return undefined;
  if (key === 'Backspace') return (words) => [...words].slice(0, -1).join('');
  const letter = key === 'Enter' ? '\n' : key;
  return [...letter].length === 1 ? (words) => words + letter : undefined;
}
