import type { PaletteLook } from './palette-look.ts';

/** The palette of administration: rows of one line, the kind of a thing beside its name. */
export const commandPalette: PaletteLook = {
  overlay: 'items-start desk:items-start desk:pt-22',
  dialog:
    'flex max-h-dvh w-full flex-col edge overflow-hidden rounded-b-20 bg-surface-raised text-14 text-ink shadow-3 outline-none transition-[opacity,translate] duration-slow starting:-translate-y-4 starting:opacity-0 desk:max-h-[78vh] desk:max-w-[640px] desk:rounded-20',
  // The caret shows the focus: besides it only the close button can have it.
  bar: 'flex items-center gap-1 border-line border-b p-2 pl-5 [&_div:has(>input)]:bg-transparent [&_div:has(>input)]:px-0 [&_div:has(>input)]:text-18 [&_div:has(>input)]:ring-0! [&_div:has(>input)]:outline-none!',
  answers: 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2',
  hints: 'hidden items-center gap-4.5 bg-surface px-5 py-2.5 text-12 text-ink-muted desk:flex',
  groupTitle: 'display px-3 pt-3.5 pb-1.5 text-14 text-ink-muted tracking-normal',
  option: 'flex min-h-12 flex-wrap items-center gap-3 rounded-12 px-3 py-1 text-ink no-underline fine:min-h-10.5',
  active: 'bg-brand-soft outline-2 outline-transparent -outline-offset-2',
  label: 'hyphenate mr-2 font-500',
  detail: 'hyphenate text-12 text-ink-muted',
  trailing: 'ml-auto flex shrink-0 items-center gap-1.5 text-12 text-ink-muted',
  chooses: 'ml-auto hidden shrink-0 items-center gap-1.5 text-12 text-ink-muted fine:flex',
};
