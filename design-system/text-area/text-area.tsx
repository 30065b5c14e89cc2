import { type ComponentProps, type Ref, useCallback, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { controlBox, describedBy, Field, type FieldTexts, stillBox } from '../field/field.tsx';
import { leaveContent } from './leave-content.ts';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Text of more than a line; grows with what is typed. A TextField for one line. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  className,
  id: givenId,
  rows = 4,
  ref,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const held = useCallback((area: HTMLTextAreaElement | null) => hold(area, ref), [ref]);
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
      <div className={cn(controlBox(error), 'p-0', rest.readOnly && stillBox)}>
        <textarea
          {...rest}
          {...describedBy(id, { hint, error, required }, rest['aria-describedby'])}
          ref={held}
          id={id}
          rows={rows}
          className="field-sizing-content max-h-96 min-h-28 w-full min-w-0 resize-y rounded-12 bg-transparent px-4 py-3 outline-none disabled:cursor-not-allowed"
        />
      </div>
    </Field>
  );
}

function hold(area: HTMLTextAreaElement | null, ref: Ref<HTMLTextAreaElement> | undefined) {
  leaveContent(area);
  if (typeof ref === 'function') return ref(area);
  if (ref) ref.current = area;
}
