import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { controlBox, describedBy, Field, type FieldTexts, pillBox, stillBox } from '../field/field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  /** Before the text: an icon. */
  leading?: ReactNode;
  /** After the text: a unit, or a button. */
  suffix?: ReactNode;
  /** `search` is round and sunken; `pill` is small and round, for a row of filters. */
  shape?: 'field' | 'search' | 'pill';
}

/** One line of text. A TextArea for more lines, a Select for a choice among few. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    leading,
    suffix,
    shape = 'field',
    className,
    id: givenId,
    ...rest
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
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
      <div
        className={cn(
          controlBox(error),
          shape === 'search' && !error && 'rounded-full border-transparent bg-surface-sunken hover:border-transparent',
          shape === 'pill' && pillBox,
          rest.readOnly && stillBox,
        )}
      >
        {leading && <span className="shrink-0 text-ink">{leading}</span>}
        <input
          {...rest}
          {...describedBy(id, { hint, error, required }, rest['aria-describedby'])}
          id={id}
          className="h-11.5 w-full min-w-0 bg-transparent outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden"
        />
        {suffix && <span className="shrink-0 text-14 text-ink-muted">{suffix}</span>}
      </div>
    </Field>
  );
}
