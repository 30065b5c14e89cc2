import { SearchField } from '#design-system/search-field/search-field.tsx';

interface SearchLineProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** Number of results as text; null while it is not known. */
  found: string | null;
}

/** Search field of a page with the number of results, which is announced. */
export function SearchLine({ label, placeholder, value, onType, found }: SearchLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <search className="w-full desk:max-w-medium desk:flex-1 print:hidden">
        <SearchField label={label} placeholder={placeholder} value={value} onType={onType} />
      </search>
      <p role="status" className="min-h-6 text-14 text-ink-muted tabular-nums">
        {found}
      </p>
    </div>
  );
}
