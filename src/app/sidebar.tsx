import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CategoryTree } from '../browse/category-tree.tsx';
import { readSidebarOpen, storeSidebarOpen } from './preferences.ts';

/** The categories beside the page: 280 px open, a rail of 96 px closed (spec 9); remembered on this device. */
export function Sidebar() {
  const t = useTexts(frameTexts);
  const [chosen, setChosen] = useState(readSidebarOpen);
  // Until somebody chooses, home has the rail and the lists have the tree, as they are drawn.
  const onHome = useMatch('/') !== null;
  const open = chosen ?? !onHome;
  const toggle = () => {
    storeSidebarOpen(!open);
    setChosen(!open);
  };
  return (
    <nav
      aria-label={t('sidebar.label')}
      className={cn(
        'no-scrollbar sticky top-[126px] hidden h-[calc(100dvh-126px)] shrink-0 self-start overflow-y-auto overscroll-contain desk:block',
        open ? 'w-70' : 'w-24',
      )}
    >
      <CategoryTree open={open} onToggle={toggle} />
    </nav>
  );
}
