import * as Radix from '@radix-ui/react-avatar';
import { cn } from '../classes/cn.ts';
import { initialsOf } from './initials-of.ts';

const sizes = { small: 'size-8 text-12', regular: 'size-11 text-14', large: 'size-24 text-28' } as const;

export interface AvatarProps {
  /** Given and family name: the first letters of both stand in for a picture. */
  name: string;
  picture?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string | undefined;
}

/** A person. The name is read out, so leave it out of the label of a button around it. Initials for a person among others. */
export function Avatar({ name, picture, size = 'regular', className }: AvatarProps) {
  return (
    <Radix.Root
      role="img"
      aria-label={name}
      className={cn(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-brand-soft font-600 text-brand',
        sizes[size],
        className,
      )}
    >
      {picture && <Radix.Image src={picture} alt="" className="size-full object-cover" />}
      <Radix.Fallback aria-hidden>{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
