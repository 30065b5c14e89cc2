import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';
import { type Pair, PairField, type PairLanguage } from '#design-system/pair-field/pair-field.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { OpenedPart } from '../../ground/opened-part.tsx';
import { LazyRichEditor } from '../parts/lazy-rich-editor.ts';
import { useRichLabels } from '../parts/rich-labels.ts';
import { usePairField } from './record-fields.tsx';

interface RecordRichProps {
  /** `description` for the fields `description_sr` and `description_en`. */
  name: string;
  label: string;
}

const NOTHING: Pair = { sr: '', en: '' };

/**
 * A rich text field of a record in both languages. It is shown formatted; the editor is loaded when the person begins to edit, and then
 * stays, so that its caret and undo history survive a save, during which nothing can be typed. Letters typed before the editor is ready are
 * passed on to it.
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
    // Until then the caret stays in the shown text. A failed load is reported where the editor would be drawn.
    void LazyRichEditor.prefetch().then(() => setHere(true));
  };
  const end = () => {
    edit(null);
    setHere(false);
  };
  // A person who has moved on is not pulled back by an editor that loads late; if they typed nothing, it is not shown at all.
  const leave = () => {
    // While the editor is being drawn, it has taken the caret itself.
    if (isHere) return;
    if (early.sr || early.en) setCaret(false);
    else end();
  };
  const open = (isOpen: boolean) => (isOpen && editing ? begin(editing) : end());
  const type = (language: PairLanguage, change: (words: string) => string) =>
    setEarly((both) => Object.assign({}, both, { [language]: change(both[language]) }));
  return (
    <>
      {/* Holds the caret until the editor is mounted, also if its code fails to load. */}
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

/** Reports before the browser paints that the editor, drawn together with it, is mounted. */
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
  /** Text typed before the editor was ready. */
  early: Pair;
  onEdit: (language: PairLanguage) => void;
  /** The focus moved elsewhere on the page. */
  onLeave: () => void;
  onType: (language: PairLanguage, change: (words: string) => string) => void;
}

/** The formatted text, until the caret enters it. */
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
          // An element that loses the focus to another window remains the active element and gets the focus back.
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
          {/* An empty text has a line of its own too, on whose baseline the letters of its language are. */}
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

/** How a key changes the text typed so far; undefined for a key that types nothing. */
function changeBy(event: KeyboardEvent): ((words: string) => string) | undefined {
  const { key } = event;
  // AltGr types characters, although browsers report it as Ctrl and Alt together.
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (isCommand) return undefined;
  if (key === 'Backspace') return (words) => [...words].slice(0, -1).join('');
  const letter = key === 'Enter' ? '\n' : key;
  return [...letter].length === 1 ? (words) => words + letter : undefined;
}
