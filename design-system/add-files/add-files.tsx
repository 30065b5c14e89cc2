import { type ReactNode, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { describedBy } from '../field/field.tsx';
import { useDroppedFiles } from '../file-drop/use-dropped-files.ts';

export interface AddFilesProps {
  /** Text on the control. */
  label: string;
  icon: ReactNode;
  /** Accepted types, as for an input: `.pdf,image/*`. Check the type again, because anything can be dropped. */
  accept: string;
  /** All files chosen or dropped together, in their order. */
  onFiles: (files: readonly File[]) => void;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** The last place of a list, where more files can be added, one or many. A FileDrop for a field of one file. */
export function AddFiles({ label, icon, accept, onFiles, hint, disabled = false, className }: AddFilesProps) {
  const id = useId();
  return (
    <div
      className={cn(
        'relative grid place-content-center place-items-center gap-1.5 rounded-12 border border-line-strong border-dashed p-3 text-center text-14 transition-colors duration-fast',
        'has-focus-visible:focus-ring hover:border-brand hover:text-brand in-data-over:border-brand in-data-over:bg-brand-soft',
        disabled && 'border-line text-ink-muted hover:border-line hover:text-ink-muted',
        className,
      )}
    >
      <input
        {...describedBy(id, { hint })}
        id={id}
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        // `disabled` would lose the focus when the last allowed file was added, and with it the announced reason.
        aria-disabled={disabled || undefined}
        onClick={(event) => disabled && event.preventDefault()}
        onChange={({ target }) => {
          if (!disabled) onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
        onKeyDown={(event) => {
          // Browsers open a file input by Space only; a button is pressed by Enter too.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-not-allowed"
      />
      {icon}
      <span aria-hidden>{label}</span>
      {hint && (
        <span id={`${id}-hint`} className="text-12 text-ink-muted">
          {hint}
        </span>
      )}
    </div>
  );
}

interface DropGroundProps {
  onFiles: AddFilesProps['onFiles'];
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Area on which files can be dropped: over the existing items and AddFiles, which shows that they would be taken. */
export function DropGround({ onFiles, disabled = false, className, children }: DropGroundProps) {
  const { isOver, ground } = useDroppedFiles(onFiles, disabled);
  return (
    // Dropping is a short way for the mouse; AddFiles does the same by keyboard.
    <div {...ground} data-over={isOver || undefined} className={className}>
      {children}
    </div>
  );
}
