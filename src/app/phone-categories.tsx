import { PanelLeftOpen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CategoryTree } from '../browse/category-tree.tsx';

/** The categories of a phone (spec 9): 64 px closed, in the row of the tabs; open 280 px, or the screen less 46. */
export function PhoneCategories() {
  const t = useTexts(frameTexts);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A chosen category is a new place, and closes them.
  const open = openAt === key;
  const close = () => {
    setOpenAt(null);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') close();
  };
  return (
    <nav
      aria-label={t('sidebar.label')}
      onKeyDown={onKeyDown}
      className="-ml-4 w-16 shrink-0 border-line border-r desk:hidden"
    >
      <button
        ref={button}
        type="button"
        aria-label={t(open ? 'sidebar.close' : 'sidebar.open')}
        aria-expanded={open}
        onClick={() => setOpenAt(open ? null : key)}
        className="grid h-11 w-full place-items-center rounded-8 text-ink focus-visible:focus-inset"
      >
        <PanelLeftOpen aria-hidden size={24} />
      </button>
      {open && <Panel onClose={close} />}
    </nav>
  );
}

function Panel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('button')?.focus();
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = '';
    };
  }, []);
  return (
    <>
      <div aria-hidden onClick={onClose} className="fixed inset-0 z-30 bg-scrim" />
      <div
        ref={panel}
        className="fixed inset-y-0 left-0 z-30 w-70 overflow-y-auto overscroll-contain rounded-r-24 bg-surface-raised shadow-3 max-[399px]:w-[calc(100vw-46px)]"
      >
        <CategoryTree open onToggle={onClose} />
      </div>
    </>
  );
}
