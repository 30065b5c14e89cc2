import '../admin.css';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { PhonePrimaryContext } from '../parts/phone-primary.ts';
import { useIconRail } from '../site/device-settings.ts';
import { AdminColumn } from './admin-column.tsx';
import { AdminHead, type AdminHeadProps } from './admin-head.tsx';
import { AdminBottomBar, PhoneHead, PhoneMenu } from './admin-phone.tsx';

export interface AdminFrameProps extends AdminHeadProps {
  /** What the menu of a phone shows below the places: drafts and the account. Links call `onLeave`, which closes the menu. */
  inMenu: (onLeave: () => void) => ReactNode;
  /** The task tray in its form for phones. */
  tasksOnPhone?: ReactNode;
  children: ReactNode;
}

/** Frame of administration, drawn as a desk with one sheet on it: head and navigation are the desk, the page is the sheet. */
export function AdminFrame({ inMenu, tasksOnPhone, children, ...head }: AdminFrameProps) {
  const [rail, setRail] = useIconRail();
  const [menu, setMenu] = useState(false);
  const [primary, setPrimary] = useState<HTMLElement | null>(null);
  useMarkedPage();
  return (
    <div
      data-rail={rail || undefined}
      className="mx-auto grid min-h-dvh max-w-shell bg-surface grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] desk:bg-surface-sunken desk:grid-cols-[4rem_minmax(0,1fr)] wide:not-data-rail:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <AdminHead {...head} />
      <PhoneHead onMenu={() => setMenu(true)} onPalette={head.onPalette} tasks={tasksOnPhone} primary={setPrimary} />
      <AdminColumn rail={rail} onRail={setRail} />
      <PhonePrimaryContext value={primary}>
        <main
          id="content"
          tabIndex={-1}
          className="flex min-w-0 flex-col bg-surface px-4 pt-3.5 pb-33 desk:rounded-tl-20 desk:px-6 desk:pt-5.5 desk:pb-18 min-[1840px]:rounded-tr-20"
        >
          {children}
        </main>
      </PhonePrimaryContext>
      <AdminBottomBar onMenu={() => setMenu(true)} />
      {menu && <PhoneMenu onClose={() => setMenu(false)}>{inMenu(() => setMenu(false))}</PhoneMenu>}
    </div>
  );
}

/** Marks the document as administration, for the ground behind the desk and the scroll padding that keeps the focus visible (admin.css). */
function useMarkedPage() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.admin = '';
    return () => {
      delete root.dataset.admin;
    };
  }, []);
}
