import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../classes/cn.ts';

export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  label: string;
  tabs: readonly Tab<Value>[];
  /** Without it the tabs manage their own state, and the first is open. */
  value?: Value;
  onChange?: (value: Value) => void;
  className?: string | undefined;
}

/** Look of a tab, also for links that look like tabs: quiet, underlined in brand when current. */
export const tabLook = cn(
  'relative flex h-full min-h-12 items-center whitespace-nowrap px-2 font-500 text-ink-muted transition-colors duration-fast hover:text-ink focus-visible:focus-inset focus-visible:rounded-8',
  "after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-t-full after:drawn after:bg-brand after:opacity-0 after:content-['']",
);

/** Parts of one thing of which one is read at a time. NavTabs when each has its own address. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState<Value>();
  // Radix answers a press by focusing by script, which browsers treat as keyboard focus.
  const [pressed, setPressed] = useState(false);
  const first = tabs[0];
  if (!first) return null;
  const open = value ?? own ?? first.value;
  function choose(next: Value) {
    setOwn(next);
    onChange?.(next);
  }
  return (
    <Radix.Root value={open} onValueChange={(next) => choose(next as Value)} className={className}>
      <div className="border-line border-b">
        {/* Leaves room for focus rings beside the labels, while the first label is aligned with the text below. */}
        <Radix.List
          aria-label={label}
          onPointerDown={() => setPressed(true)}
          onKeyDown={() => setPressed(false)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setPressed(false);
          }}
          className="no-scrollbar -mx-2 flex gap-3 overflow-x-auto"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              id={`${id}-tab-${tab.value}`}
              aria-controls={`${id}-panel-${tab.value}`}
              className={cn(
                tabLook,
                pressed && 'outline-none',
                // In print the open tab is the heading of its panel.
                tab.value !== open && 'print:hidden',
                'data-[state=active]:font-600 data-[state=active]:text-ink data-[state=active]:after:opacity-100',
              )}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        // Radix's own panel reads its animation when it is mounted, which forces a layout in the middle of rendering.
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== open}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of tabs may hold nothing else that takes the focus.
          tabIndex={0}
          className="rounded-12 pt-6"
        >
          {tab.value === open && tab.content}
        </div>
      ))}
    </Radix.Root>
  );
}
