import { Check, Dot, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** A rule for a password, and whether the typed password meets it. */
export interface PasswordRule {
  text: string;
  met: boolean;
}

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Ticked one by one while typing. */
  rules?: readonly PasswordRule[];
  /** Read out after a rule that is met, for people who do not see the tick. */
  metLabel?: string;
  /** Labels of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password, with a button to see it; with rules where a new one is chosen. A CodeField for a code that is used once. */
export function PasswordField({ rules = [], metLabel, showLabel, hideLabel, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const rulesId = useId();
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={cn('grid gap-3', className)}>
      <TextField
        autoCapitalize="off"
        autoComplete="current-password"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        aria-describedby={rules.length > 0 ? rulesId : undefined}
        suffix={
          <IconButton label={shown ? hideLabel : showLabel} className="-mr-3" onClick={() => setShown(!shown)}>
            <Icon aria-hidden size={20} />
          </IconButton>
        }
      />
      {rules.length > 0 && (
        <ul id={rulesId} className="grid gap-1.5 text-14">
          {rules.map((rule) => (
            <RuleLine key={rule.text} {...rule} metLabel={metLabel} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RuleLine({ text, met, metLabel }: PasswordRule & { metLabel: string | undefined }) {
  const Icon = met ? Check : Dot;
  return (
    <li className={cn('flex gap-2 transition-colors duration-fast', met ? 'text-positive' : 'text-ink-muted')}>
      <Icon aria-hidden size={16} className="mt-0.5" />
      <span className={met ? 'font-500' : ''}>
        {text}
        {met && metLabel && <span className="sr-only">, {metLabel}</span>}
      </span>
    </li>
  );
}
