import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading3,
  Heading4,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { cn } from '../classes/cn.ts';

/** Labels of the buttons. */
export type RichToolbarLabels = Record<Tool, string>;

type Tool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'inward'
  | 'outward'
  | 'quote'
  | 'link'
  | 'undo'
  | 'redo';

interface ToolParts {
  tool: Tool;
  Icon: LucideIcon;
  /** Whether the formatting is on at the caret; missing for tools that only do something. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
  keys?: string;
}

const TOOLS: readonly ToolParts[] = [
  {
    tool: 'bold',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
    keys: 'Control+B',
  },
  {
    tool: 'italic',
    Icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    keys: 'Control+I',
  },
  {
    tool: 'heading',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    tool: 'subheading',
    Icon: Heading4,
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    tool: 'bullets',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    tool: 'numbers',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    tool: 'inward',
    Icon: IndentIncrease,
    can: (editor) => editor.can().sinkListItem('listItem'),
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  },
  {
    tool: 'outward',
    Icon: IndentDecrease,
    can: (editor) => editor.can().liftListItem('listItem'),
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
  },
  {
    tool: 'quote',
    Icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { tool: 'link', Icon: Link, isOn: (editor) => editor.isActive('link'), run: () => {} },
  {
    tool: 'undo',
    Icon: Undo2,
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
    keys: 'Control+Z',
  },
  {
    tool: 'redo',
    Icon: Redo2,
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
    keys: 'Control+Shift+Z',
  },
];

interface RichToolbarProps {
  label: string;
  labels: RichToolbarLabels;
  /** The text on which the tools work: the one with the caret, or the last one that had it. */
  editor: Editor;
  /** The ids of all texts on which they can work. */
  controls: string;
  onLink: () => void;
  disabled: boolean | undefined;
  ref: RefObject<HTMLDivElement | null>;
}

/** The tools of a text: one stop of the Tab key, then arrows. Escape leads back into the text. */
export function RichToolbar({ label, labels, editor, controls, onLink, disabled, ref }: RichToolbarProps) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      TOOLS.map(({ isOn, can }) => ({ isOn: isOn?.(now) ?? null, can: can?.(now) ?? true })),
  });
  const isOff = (place: number) => disabled || states[place]?.can === false;
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = TOOLS.length - 1;
    const to = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
    } else if (to === undefined) return;
    else focusTool(event.currentTarget, to);
    event.preventDefault();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      data-escapes
      aria-label={label}
      aria-controls={controls}
      onKeyDown={press}
      className="flex flex-wrap gap-0.5 p-1"
    >
      {TOOLS.map(({ tool, Icon, run, keys }, place) => (
        <button
          key={tool}
          type="button"
          tabIndex={place === current ? 0 : -1}
          aria-label={labels[tool]}
          title={labels[tool]}
          aria-pressed={states[place]?.isOn ?? undefined}
          aria-disabled={isOff(place) || undefined}
          aria-keyshortcuts={keys}
          // Keeps the caret in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(place)}
          onClick={() => (isOff(place) ? undefined : tool === 'link' ? onLink() : run(editor))}
          className={cn(
            'grid size-11 place-items-center rounded-8 hover:bg-surface-sunken focus-visible:focus-inset fine:size-8',
            'aria-disabled:text-line-strong aria-disabled:hover:bg-transparent aria-pressed:chosen aria-pressed:bg-brand-soft aria-pressed:text-brand',
          )}
        >
          <Icon aria-hidden size={16} />
        </button>
      ))}
    </div>
  );
}

/** Moves the focus to the toolbar, or to one of its tools. */
export function focusTool(toolbar: HTMLElement | null, place?: number): void {
  const buttons = toolbar?.querySelectorAll<HTMLElement>('button');
  const current = [...(buttons ?? [])].findIndex(({ tabIndex }) => tabIndex === 0);
  buttons?.[place ?? Math.max(0, current)]?.focus();
}
