import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';

interface OverlayHeadProps {
  title: string;
  titleLang?: string | undefined;
  description?: string | undefined;
  closeLabel?: string | undefined;
}

/** The head of a dialog or drawer: title and close button. It stays while the rest scrolls, if there is room for both. */
export function OverlayHead({ title, titleLang, description, closeLabel }: OverlayHeadProps) {
  return (
    <div className="sticky top-0 z-10 [@media(max-height:25rem)]:static flex shrink-0 items-start justify-between gap-4 bg-surface-raised pt-4 pr-3 pb-3 pl-5 desk:pt-5 desk:pr-5 desk:pl-8">
      <div className="min-w-0 pt-1.5">
        <Radix.Title lang={titleLang} className="hyphenate text-22 desk:text-28">
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="mt-2 text-pretty text-ink-muted">{description}</Radix.Description>
        )}
      </div>
      {closeLabel && <CloseButton label={closeLabel} />}
    </div>
  );
}

export function CloseButton({ label, className }: { label: string; className?: string }) {
  return (
    <Radix.Close asChild>
      <IconButton label={label} {...(className ? { className } : {})}>
        <X aria-hidden size={24} />
      </IconButton>
    </Radix.Close>
  );
}
