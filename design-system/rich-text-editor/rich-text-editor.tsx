import { DOMSerializer } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Pair, PairField, type PairFieldProps, type PairLanguage } from '../pair-field/pair-field.tsx';
import { cleanPaste, EXTENSIONS } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { LinkDialog, type LinkDialogLabels } from './link-dialog.tsx';
import { focusTool, RichToolbar, type RichToolbarLabels } from './rich-toolbar.tsx';
import '../rich-text/rich-text.css';
import './rich-text-editor.css';

export interface RichTextEditorProps extends Omit<PairFieldProps, 'page' | 'bar' | 'lines'> {
  labels: { toolbar: string; tools: RichToolbarLabels; link: LinkDialogLabels };
  /** The language whose text gets the caret when the editor is loaded. */
  autoFocus?: PairLanguage | null;
  /** Text typed before the editor was loaded: it is appended. */
  typed?: Pair | undefined;
}

/** The html in an editor, as it is stored. */
const writtenIn = ({ state, schema }: Editor): string =>
  htmlOf(DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content));

/**
 * A text with paragraphs, lists and links in both languages, one open book with one row of tools. Its values are html, of the
 * tags that the server keeps and letter by letter as it keeps them. Heavy: fetched when a text is edited. A PairField for plain text.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labels, autoFocus = null, typed: _, ...field } = props;
  const sr = usePage('sr', props);
  const en = usePage('en', props);
  const editors = { sr, en };
  const [active, setActive] = useState<PairLanguage>(autoFocus ?? 'sr');
  const [linking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  return (
    <>
      <PairField
        {...field}
        bar={
          <RichToolbar
            ref={toolbar}
            label={labels.toolbar}
            labels={labels.tools}
            editor={editors[active]}
            disabled={field.disabled}
            controls={Object.values(props.ids ?? {}).join(' ')}
            onLink={() => setLinking(true)}
          />
        }
        page={({ id, language, lang, label, fallback, described, isWrong, isRequired }) => (
          <div className="relative w-full min-w-0">
            {fallback && <p className="pointer-events-none absolute inset-0 text-14 text-ink-muted">{fallback}</p>}
            <EditorContent
              editor={editors[language]}
              onFocus={() => setActive(language)}
              onKeyDown={(event) => {
                if (!event.altKey || event.key !== 'F10') return;
                event.preventDefault();
                focusTool(toolbar.current);
              }}
            />
            <Named
              editor={editors[language]}
              attributes={{
                id,
                lang,
                role: 'textbox',
                'aria-multiline': 'true',
                'aria-label': label,
                ...(described ? { 'aria-describedby': described } : {}),
                ...(isWrong ? { 'aria-invalid': 'true' } : {}),
                ...(isRequired ? { 'aria-required': 'true' } : {}),
                ...(field.disabled ? { 'aria-disabled': 'true' } : {}),
                class: 'rich-text rich-text-page',
              }}
            />
          </div>
        )}
      />
      {linking && <LinkDialog editor={editors[active]} labels={labels.link} onClose={() => setLinking(false)} />}
    </>
  );
}

/** Sets the accessible name and state of an editor's text. */
function Named({ editor, attributes }: { editor: Editor; attributes: Record<string, string> }) {
  const written = JSON.stringify(attributes);
  useLayoutEffect(() => {
    if (editor.isDestroyed) return;
    editor.setOptions({ editorProps: { attributes: JSON.parse(written), transformPastedHTML: cleanPaste } });
  }, [editor, written]);
  return null;
}

/** One language's editor: reports what is typed in it, and shows changes from outside. */
function usePage(
  language: PairLanguage,
  { value, onChange, onLeave, autoFocus, typed, disabled = false }: RichTextEditorProps,
): Editor {
  const own = value[language];
  const known = useRef(own);
  // Values that were reported but have not come back as props yet: such a value is older than the text, not a change from outside.
  const told = useRef<string[]>([]);
  const tell = useEffectEvent((editor: Editor) => {
    const html = writtenIn(editor);
    if (html === known.current) return;
    known.current = html;
    told.current.push(html);
    onChange(language, html);
  });
  const leave = useEffectEvent(() => onLeave?.(language));
  const [handlers] = useState(() => ({ tell, leave }));
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: own,
    injectCSS: false,
    // The caret stays in the text while it cannot be edited for a moment.
    coreExtensionOptions: { tabindex: { value: '0' } },
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: now }) => handlers.tell(now),
    onBlur: () => handlers.leave(),
  });
  const begins = useRef(autoFocus === language);
  // In a layout effect, so that no key is lost between the text that it replaces and its caret.
  useLayoutEffect(() => {
    if (!begins.current || editor.isDestroyed) return;
    begins.current = false;
    const { view, state } = editor;
    view.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)));
    // The editor's own command would focus again in the next frame, when the person may have moved on.
    view.focus();
  }, [editor]);
  const early = useRef(typed?.[language] ?? '');
  useLayoutEffect(() => {
    if (early.current === '' || disabled || editor.isDestroyed) return;
    const { view, state } = editor;
    view.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)));
    view.pasteText(early.current);
    early.current = '';
  }, [editor, disabled]);
  useEffect(() => {
    const isOlder = own !== known.current && told.current.includes(own);
    told.current = isOlder ? told.current.slice(told.current.indexOf(own) + 1) : [];
    if (isOlder || own === known.current || editor.isDestroyed) return;
    known.current = own;
    editor.commands.setContent(own, { emitUpdate: false });
  }, [editor, own]);
  useEffect(() => {
    if (!editor.isDestroyed && editor.isEditable === disabled) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  return editor;
}
