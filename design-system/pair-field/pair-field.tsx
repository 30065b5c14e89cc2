import { type ReactNode, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { FieldError, Star } from '../field/field.tsx';
import { leaveContent } from '../text-area/leave-content.ts';

/** A text in both languages. */
export interface Pair {
  sr: string;
  en: string;
}

export type PairLanguage = keyof Pair;

/** What a custom control for one language of a pair is given. */
export interface PairPage {
  id: string;
  language: PairLanguage;
  /** BCP 47. */
  lang: string;
  /** `Description, Serbian`. */
  label: string;
  /** The text that readers get instead; undefined if both languages or none have one. */
  fallback: string | undefined;
  described: string | undefined;
  isWrong: boolean;
  /** Required, to be announced by `aria-required`. */
  isRequired: boolean;
}

export interface PairFieldProps {
  label: string;
  value: Pair;
  /** Ids of the two controls. */
  ids?: Pair;
  onChange: (language: PairLanguage, text: string) => void;
  onLeave?: (language: PairLanguage) => void;
  /** The languages by name, for screen readers. */
  names: Pair;
  errors?: Partial<Pair>;
  /** The languages that cannot be left empty. */
  required?: readonly PairLanguage[];
  hint?: ReactNode;
  /** More than one line. */
  lines?: boolean;
  /** Text about an empty language: what its readers get instead. */
  fallback: (from: PairLanguage) => string;
  /** Label of the button that copies from the other language; shown where one is empty. */
  copyLabel: (from: PairLanguage) => string;
  /** Text about how many of the allowed characters are used. */
  count?: ((written: number) => string) | undefined;
  /** Renders another control in place of a plain text, and what is above both. */
  page?: ((page: PairPage) => ReactNode) | undefined;
  bar?: ReactNode;
  /** The only language that is shown. */
  only?: PairLanguage | undefined;
  /** Languages whose text another person's change was merged into. */
  marked?: readonly PairLanguage[];
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const LANGUAGES = ['sr', 'en'] as const;
const tags = { sr: 'sr-Latn', en: 'en' };
const other = { sr: 'en', en: 'sr' } as const;

/** A text in two languages is one open book: one border, Serbian left, English right; a missing page is tinted and says what is read instead. */
export function PairField(props: PairFieldProps) {
  const { label, required = [], hint, errors = {}, names, only, className } = props;
  const languages = only === undefined ? LANGUAGES : [only];
  const id = useId();
  const idOf = (language: PairLanguage) => props.ids?.[language] ?? `${id}-${language}`;
  return (
    <fieldset className={cn('@container grid min-w-0 gap-1.5', className)}>
      <legend className="flex gap-1 pb-1.5 font-560 text-14">
        {label}
        {required.length > 0 && <Star />}
      </legend>
      <div
        className={cn(
          'grid overflow-hidden rounded-8 border',
          props.disabled ? 'border-line bg-surface-sunken text-ink-muted' : 'border-line-strong bg-surface-raised',
          only === undefined && '@min-[26rem]:grid-cols-2',
          'has-[[role=textbox]:focus-visible]:border-brand has-[textarea:focus-visible]:border-brand',
          (errors.sr || errors.en) && 'border-danger inset-ring inset-ring-danger',
        )}
      >
        {props.bar && <div className="col-span-full border-line border-b">{props.bar}</div>}
        {languages.map((language) => (
          <BookPage key={language} {...props} id={idOf(language)} language={language} hintId={`${id}-hint`} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 text-12 text-ink-muted">
        {languages.map((language) => (
          <PageFoot key={language} {...props} language={language} pageId={idOf(language)} />
        ))}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="text-14 text-ink-muted">
          {hint}
        </div>
      )}
      {languages.map(
        (language) =>
          errors[language] && (
            <FieldError key={language} id={`${idOf(language)}-error`}>
              {`${names[language]}: ${errors[language]}`}
            </FieldError>
          ),
      )}
    </fieldset>
  );
}

interface BookPageProps extends PairFieldProps {
  id: string;
  hintId: string;
  language: PairLanguage;
}

function BookPage(props: BookPageProps) {
  const { id, hintId, language, value, onChange, onLeave, label, names, errors, required, hint, lines } = props;
  const isMissing = value[language] === '' && value[other[language]] !== '';
  const isWrong = errors?.[language] !== undefined;
  const described = [hint && hintId, isWrong && `${id}-error`].filter(Boolean).join(' ');
  const fallback = isMissing ? props.fallback(other[language]) : undefined;
  const page = {
    id,
    language,
    lang: tags[language],
    label: props.only === undefined ? `${label}, ${names[language]}` : label,
    fallback,
    isWrong,
    isRequired: required?.includes(language) ?? false,
  };
  return (
    <div
      className={cn(
        'flex min-w-0 items-baseline gap-2.5 px-3 py-2',
        'has-[:is(textarea,[role=textbox]):focus-visible]:[outline-offset:-3px] has-[:is(textarea,[role=textbox]):focus-visible]:[outline:3px_solid_var(--focus)]',
        language === 'en' &&
          props.only === undefined &&
          'border-line border-t @min-[26rem]:border-t-0 @min-[26rem]:border-l',
        (isMissing || props.marked?.includes(language)) && 'bg-accent-soft',
      )}
    >
      <label htmlFor={id} className="w-4.5 shrink-0 text-11 text-ink-muted">
        <span aria-hidden>{language.toUpperCase()}</span>
        <span className="sr-only">{page.label}</span>
      </label>
      {props.page?.(Object.assign(page, { described: described || undefined })) ?? (
        <textarea
          ref={leaveContent}
          id={id}
          lang={page.lang}
          rows={lines ? 3 : 1}
          value={value[language]}
          disabled={props.disabled}
          placeholder={fallback}
          onChange={({ target }) => onChange(language, lines ? target.value : target.value.replace(/\n/g, ' '))}
          onBlur={() => onLeave?.(language)}
          // A one-line text must not contain line breaks.
          onKeyDown={(event) => !lines && event.key === 'Enter' && event.preventDefault()}
          aria-describedby={described || undefined}
          aria-invalid={isWrong || undefined}
          aria-required={page.isRequired || undefined}
          className={cn(
            'field-sizing-content w-full min-w-0 resize-none bg-transparent text-16 outline-none placeholder:text-ink-muted fine:text-14',
            lines ? 'min-h-20' : 'min-h-6',
          )}
        />
      )}
    </div>
  );
}

function PageFoot({
  language,
  value,
  onChange,
  copyLabel,
  count,
  disabled,
  pageId,
}: PairFieldProps & { language: PairLanguage; pageId: string }) {
  const from = other[language];
  const canCopy = !disabled && value[language] === '' && value[from] !== '';
  if (!count && !canCopy) return null;
  return (
    <p className={cn('flex min-w-0 flex-wrap items-center justify-between gap-2', language === 'en' && 'col-start-2')}>
      {canCopy && (
        <button
          type="button"
          className="target font-560 text-brand hover:underline"
          onClick={() => {
            onChange(language, value[from]);
            // The pressed button disappears.
            document.getElementById(pageId)?.focus();
          }}
        >
          {copyLabel(from)}
        </button>
      )}
      {count && (
        <span className="ml-auto first:ml-0">
          <span aria-hidden className="@min-[26rem]:hidden">
            {`${language.toUpperCase()} `}
          </span>
          {count(value[language].length)}
        </span>
      )}
    </p>
  );
}
