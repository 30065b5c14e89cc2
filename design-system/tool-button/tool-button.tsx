import { Button, type ButtonProps } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';
import { Key } from '../key/key.tsx';

/** A round button in a toolbar, one step smaller with a mouse. For IconButton's `className`. */
export const toolTarget = 'fine:size-9';

const grounds = {
  primary: 'bg-on-brand/12 text-inherit inset-ring-transparent',
  secondary: 'inset-ring-line-strong',
  ghost: '',
  accent: '',
  danger: '',
};

export interface ToolButtonProps extends Omit<ButtonProps, 'size' | 'trailingIcon'> {
  /** Keyboard shortcut, shown where there is a keyboard. */
  shortcut?: string | undefined;
}

// Format of `aria-keyshortcuts`: keys pressed together are joined by +, alternatives are separated by spaces.
const named = (shortcut: string): string =>
  shortcut.replace('Ctrl', 'Control').replace('↵', 'Enter').replaceAll(' ', '+');

/** A Button of administration: among others, one step lower, with the key that presses it. */
export function ToolButton({ tone = 'ghost', shortcut, className, children, ...rest }: ToolButtonProps) {
  return (
    <Button
      {...rest}
      tone={tone}
      size="small"
      {...(shortcut ? { 'aria-keyshortcuts': named(shortcut) } : {})}
      {...(shortcut ? { trailingIcon: <Key className={grounds[tone]}>{shortcut}</Key> } : {})}
      className={cn('gap-2 px-4 fine:min-h-9', tone === 'ghost' && 'px-2.5', className)}
    >
      {children}
    </Button>
  );
}
