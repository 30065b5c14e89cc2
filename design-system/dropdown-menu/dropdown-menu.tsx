import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { SMALL } from '../overlay/keep-in-sight.ts';
import { Leaving } from '../overlay/leaving.tsx';

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The name of the menu, announced when it opens. */
  label: string;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** MenuItem, MenuRadioGroup, MenuSeparator, MenuLabel. */
  children: ReactNode;
}

const item = cn(
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-12 px-4 py-2 text-16 outline-none',
  'data-highlighted:chosen data-highlighted:bg-surface-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-muted dark:data-highlighted:bg-line',
);

/** Actions or places that belong to one button. A Select for choosing a value, a Popover for anything with fields in it. */
export function DropdownMenu({ trigger, label, align = 'end', open, onOpenChange, children }: DropdownMenuProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          // Without this, Radix names it after its button, whatever the label says.
          aria-labelledby={undefined}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-1.5rem)] origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto edge rounded-20 bg-surface-raised p-2 text-ink shadow-2 transition-[opacity,scale] duration-base starting:scale-95 starting:opacity-0"
        >
          {children}
          <Leaving open away={SMALL} duration="fast" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  /** 20 px, before the text; for a link too. */
  icon?: ReactNode;
  disabled?: boolean;
  tone?: 'plain' | 'danger';
  onSelect?: () => void;
  /** The only child is a link. */
  asChild?: boolean;
  children: ReactNode;
}

/** One thing to do, or one place to go. In danger what is lost by it. */
export function MenuItem({ icon, disabled, tone = 'plain', onSelect, asChild, children }: MenuItemProps) {
  const drawn = icon && <span className="text-ink-muted">{icon}</span>;
  return (
    <Radix.Item
      {...(asChild ? { asChild } : {})}
      {...(disabled ? { disabled } : {})}
      {...(onSelect && {
        onSelect: (event) => {
          focusButtonOf(event);
          onSelect();
        },
      })}
      className={cn(item, tone === 'danger' && 'text-danger')}
    >
      {asChild && isValidElement<{ children?: ReactNode }>(children) ? (
        cloneElement(children, undefined, drawn, children.props.children)
      ) : (
        <>
          {drawn}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

// A dialog opened by the item gives the focus back to the button, because the item itself is gone by then.
function focusButtonOf({ currentTarget }: Event) {
  const menu = (currentTarget as Element).closest('[role=menu]');
  document.querySelector<HTMLElement>(`[aria-controls="${menu?.id}"]`)?.focus({ preventScroll: true });
}

export interface MenuRadioGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, inside a menu. */
export function MenuRadioGroup<Value extends string>({ label, options, value, onChange }: MenuRadioGroupProps<Value>) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as Value)}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={cn(item, 'justify-between')}>
          {option.label}
          <Radix.ItemIndicator>
            <Check aria-hidden size={20} className="text-brand" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-4 pt-3 pb-1 text-14 text-ink-muted">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="mx-4 my-2 h-px bg-line" />;
