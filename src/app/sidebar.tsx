import { type ReactNode, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CategoryTree } from '../browse/category-tree.tsx';
import { Fade } from '../ground/fade.tsx';
import { readSidebarOpen, storeSidebarOpen } from '../ground/preferences.ts';
import { useMedia } from '../ground/use-media.ts';
import { useOpenHere } from '../ground/use-open-here.ts';
import { SidePanel } from './side-panel.tsx';

/** From this width on the open categories leave room for three cards in a row. */
const ROOMY = '(min-width: 75rem)';

/** The categories beside the page (specification.md 9): 280 px open, a rail of 96 px closed. */
export function Sidebar() {
  return useMedia(ROOMY) ? <Beside /> : <Rail />;
}

/** In a wide window: open or closed as it was left on this device. */
function Beside() {
  const [chosen, setChosen] = useState(readSidebarOpen);
  // By default home has the rail and the lists have the tree, as designed.
  const onHome = useMatch('/') !== null;
  const open = chosen ?? !onHome;
  const toggle = () => {
    storeSidebarOpen(!open);
    setChosen(!open);
  };
  return (
    <Column className={open ? 'w-70' : 'w-24'}>
      <CategoryTree open={open} onToggle={toggle} />
    </Column>
  );
}

/** On a tablet: always the rail; the open categories lie over the page. */
function Rail() {
  const t = useTexts(frameTexts);
  const [open, setOpen] = useOpenHere();
  const close = () => setOpen(false);
  return (
    <Column className="w-24">
      <CategoryTree open={false} onToggle={() => setOpen(!open)} />
      {open && (
        <SidePanel label={t('sidebar.label')} onClose={close}>
          <CategoryTree open onToggle={close} />
        </SidePanel>
      )}
    </Column>
  );
}

/** Sticky column beside the page; its lower edge fades where it can be scrolled. */
export function Column({ className, children }: { className: string; children: ReactNode }) {
  const t = useTexts(frameTexts);
  return (
    <nav
      aria-label={t('sidebar.label')}
      className={cn(
        'sticky top-[126px] low:top-0 hidden h-[calc(100dvh-126px)] low:h-dvh shrink-0 self-start overflow-y-auto overscroll-contain [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin] desk:block print:hidden',
        className,
      )}
    >
      {children}
      <Fade to="bottom" className="pointer-events-none sticky bottom-0 -mt-10 h-10" />
    </nav>
  );
}
