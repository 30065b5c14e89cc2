import { PanelLeftOpen } from 'lucide-react';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CategoryTree } from '../browse/category-tree.tsx';
import { useOpenHere } from '../ground/use-open-here.ts';
import { SidePanel } from './side-panel.tsx';

/**
 * The categories of a phone (specification.md 9): 64 px closed, in the row of the tabs; 280 px open, or the width of the screen
 * less 46 px.
 */
export function PhoneCategories() {
  const t = useTexts(frameTexts);
  const [open, setOpen] = useOpenHere();
  const close = () => setOpen(false);
  return (
    <nav aria-label={t('sidebar.label')} className="-ml-4 w-16 shrink-0 border-line border-r desk:hidden">
      <button
        type="button"
        aria-label={t(open ? 'sidebar.close' : 'sidebar.open')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid h-11 w-full place-items-center rounded-8 text-ink focus-visible:focus-inset"
      >
        <PanelLeftOpen aria-hidden size={24} />
      </button>
      {open && (
        <SidePanel label={t('sidebar.label')} onClose={close}>
          <CategoryTree open onToggle={close} />
        </SidePanel>
      )}
    </nav>
  );
}
