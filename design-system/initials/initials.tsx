import { User } from 'lucide-react';
import { initialsOf } from '../avatar/initials-of.ts';
import { cn } from '../classes/cn.ts';

const tints = ['bg-brand-soft text-brand', 'bg-accent-soft text-warning', 'bg-line text-ink'] as const;

export interface InitialsProps {
  /** Given and family name, which are also shown as text beside it. '' for an erased person. */
  name: string;
  size?: 'small' | 'regular';
  className?: string | undefined;
}

/** A person among others in a list; always in the same of three tints. An Avatar where the person is alone. */
export function Initials({ name, size = 'regular', className }: InitialsProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid shrink-0 place-items-center rounded-full font-600 text-11',
        size === 'small' ? 'size-5.5' : 'size-7.5',
        name === '' ? 'bg-line text-ink-muted' : tints[tintOf(name)],
        className,
      )}
    >
      {initialsOf(name) || <User size={14} />}
    </span>
  );
}

/** Tint by name, so that it is the same wherever the name appears. */
const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % tints.length;
