import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { Leaving } from '../overlay/leaving.tsx';

export interface TooltipProps {
  content: ReactNode;
  /** One control that can be focused; the tooltip describes it. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** `panel` for figures and short lists, `label` for a few words. */
  look?: 'label' | 'panel';
}

const looks = {
  label: 'max-w-72 rounded-12 bg-ink px-3 py-2 text-14 text-surface',
  panel: 'w-80 rounded-20 bg-surface-raised p-5 text-ink',
};

/** Words that help and are not needed: shown by pointer and by focus, can be pointed at, closed by Escape. Never a control in it. */
export function Tooltip({ content, children, side = 'bottom', align = 'center', look = 'label' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            align={align}
            sideOffset={8}
            collisionPadding={12}
            className={cn(
              'edge z-50 max-w-[calc(100vw-1.5rem)] shadow-2 transition-opacity duration-base starting:opacity-0',
              looks[look],
            )}
          >
            {content}
            <Leaving open unasked duration="fast" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
