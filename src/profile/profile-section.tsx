import { type ReactNode, useId } from 'react';
import { cn } from '#design-system/classes/cn.ts';

interface ProfileSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
  className?: string;
}

/** A section of the profile: its title on the left on a desktop, above on a phone. */
export function ProfileSection({ title, text, children, className }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('grid gap-5 border-line border-t pt-8 desk:grid-cols-3 desk:gap-8', className)}
    >
      <div className="grid content-start gap-2">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {text && <p className="text-14 text-ink-muted">{text}</p>}
      </div>
      <div className="min-w-0 desk:col-span-2">{children}</div>
    </section>
  );
}
