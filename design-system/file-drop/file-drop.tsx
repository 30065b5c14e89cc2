import { FileText, Trash2, Upload } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { cn } from '../classes/cn.ts';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import { StepButton } from '../icon-button/step-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';

/** A chosen file. */
export interface DroppedFile {
  name: string;
  /** Size as text: 1,2 MB. */
  size: string;
  /** Address of a preview picture. */
  preview?: string | undefined;
}

export interface FileDropProps extends FieldTexts {
  /** Accepted types, as for an input: `.pdf,image/jpeg`. Check the type again, because anything can be dropped. */
  accept: string;
  file: DroppedFile | null;
  onFile: (file: File) => void;
  onRemove: () => void;
  labels: { choose: string; drop: string; remove: string; progress: string };
  /** Upload progress in percent, 0…100; null while unknown. */
  progress?: number | null | undefined;
  /** The file is being checked or shrunk: no other file can be chosen. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One file, chosen or dropped, with its preview and upload progress. Dropping another one replaces it. AddFiles for many. */
export function FileDrop(props: FileDropProps) {
  const { label, hideLabel, hint, error, required, file, className } = props;
  const id = useId();
  const place = useFocusKept(file !== null);
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      <div ref={place} className="min-w-0">
        {file ? <Taken {...props} id={id} file={file} /> : <Place {...props} id={id} />}
      </div>
    </Field>
  );
}

/** Choosing and removing a file swaps one control for the other: the focus moves to the new one. */
function useFocusKept(taken: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(taken);
  useEffect(() => {
    if (before.current !== taken && document.activeElement === document.body) {
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
    }
    before.current = taken;
  }, [taken]);
  return place;
}

interface GroundProps {
  onFile: (file: File) => void;
  disabled: boolean;
  /** Classes, depending on whether a file is being dragged over it. */
  className: (over: boolean) => string;
  children: ReactNode;
}

/** Area on which a file can be dropped. */
function Ground({ onFile, disabled, className, children }: GroundProps) {
  const { isOver, ground } = useDroppedFiles(([file]) => file && onFile(file), disabled);
  return (
    // Dropping is a short way for the mouse; the input does the same by keyboard.
    <div {...ground} className={className(isOver)}>
      {children}
    </div>
  );
}

function Place({ id, accept, onFile, labels, busy, hint, error, ...props }: FileDropProps & { id: string }) {
  const disabled = Boolean(props.disabled || busy);
  return (
    <Ground
      onFile={onFile}
      disabled={disabled}
      className={(over) =>
        cn(
          'relative grid min-h-36 place-items-center gap-1 rounded-20 border-2 border-line-strong border-dashed bg-surface-raised p-6 text-center transition-colors duration-fast',
          'has-focus-visible:focus-ring hover:border-brand',
          over && 'border-brand bg-brand-soft',
          error && 'border-danger',
          disabled && 'border-line bg-surface-sunken hover:border-line',
          busy && 'animate-breathe',
        )
      }
    >
      <input
        {...describedBy(id, { hint, error })}
        id={id}
        type="file"
        accept={accept}
        // `disabled` would lose the focus; a file that is refused a moment later leaves it here, beside the reason.
        disabled={props.disabled}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
        onKeyDown={(event) => {
          // Browsers open a file input by Space only; a button is pressed by Enter too.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed"
      />
      <Upload aria-hidden size={24} className={disabled ? 'text-ink-muted' : 'text-brand'} />
      <span aria-hidden className={cn('font-560', disabled ? 'text-ink-muted' : 'text-brand')}>
        {labels.choose}
      </span>
      <span aria-hidden className="hidden text-14 text-ink-muted desk:block">
        {labels.drop}
      </span>
    </Ground>
  );
}

function Taken(props: FileDropProps & { id: string; file: DroppedFile }) {
  const { id, label, file, onFile, onRemove, labels, progress, disabled, busy, hint, error } = props;
  return (
    <Ground
      onFile={onFile}
      disabled={Boolean(disabled || busy)}
      className={(over) =>
        cn(
          'rounded-20 border border-line-strong bg-surface-raised p-3',
          over && 'border-brand bg-brand-soft',
          error && 'inset-ring inset-ring-danger border-danger',
        )
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend in its border */}
      <div role="group" aria-label={label} {...describedBy(id, { hint, error })} className="grid grid-cols-1 gap-3">
        <div className="flex items-center gap-3">
          {file.preview ? (
            <img src={file.preview} alt="" className="size-14 rounded-12 bg-surface-sunken object-cover" />
          ) : (
            <span className="grid size-14 place-items-center rounded-12 bg-surface-sunken text-ink-muted">
              <FileText aria-hidden size={24} />
            </span>
          )}
          <span role="status" className="min-w-0 flex-1">
            <span className="wrap-anywhere block font-560">{file.name}</span>
            <span className="block text-14 text-ink-muted tabular-nums">{file.size}</span>
          </span>
          <StepButton label={labels.remove} off={Boolean(busy)} onClick={onRemove} {...(disabled ? { disabled } : {})}>
            <Trash2 aria-hidden size={20} />
          </StepButton>
        </div>
        {progress !== undefined && <ProgressBar label={labels.progress} value={progress} />}
      </div>
    </Ground>
  );
}
