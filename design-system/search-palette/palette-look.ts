/** Look of a palette: the classes of its parts. */
export interface PaletteLook {
  overlay: string;
  dialog: string;
  bar: string;
  answers: string;
  hints: string;
  groupTitle: string;
  option: string;
  active: string;
  label: string;
  detail: string;
  trailing: string;
  chooses: string;
}

/** The search of the shop: large rows with pictures, a detail below each name. */
export const shopPalette: PaletteLook = {
  overlay: 'items-stretch desk:items-start desk:pt-[9vh]',
  dialog:
    'flex h-dvh w-full flex-col desk:edge overflow-hidden bg-surface-raised text-ink shadow-3 outline-none transition-[opacity,translate] duration-slow starting:-translate-y-4 starting:opacity-0 desk:h-auto desk:max-h-[78vh] desk:max-w-medium desk:rounded-24',
  bar: 'flex items-center gap-1 border-line border-b p-3 pr-2 desk:px-5 desk:py-4',
  answers: 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-2 desk:px-4',
  hints: 'hidden items-center gap-5 border-line border-t px-6 py-3 text-12 text-ink-muted desk:flex',
  groupTitle: 'px-3 pt-3 pb-1.5 font-600 text-12 text-ink-muted',
  option: 'flex min-h-13 flex-wrap items-center gap-3 rounded-12 px-3 py-1.5 text-ink no-underline',
  active: 'bg-surface-sunken outline-2 outline-transparent -outline-offset-2',
  label: 'hyphenate block font-560',
  detail: 'hyphenate block text-14 text-ink-muted',
  trailing: 'ml-auto shrink-0 text-right text-14 text-ink-muted',
  chooses: 'hidden',
};
