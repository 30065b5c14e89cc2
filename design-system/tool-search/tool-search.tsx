import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ToolSearchProps {
  /** Name for screen readers; the placeholder is what is visible. */
  label: string;
  /** What the search looks through. */
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** At its end: the shortcut that leads here. */
  hint?: ReactNode;
}

// The API accepts no longer search (100 letters by the contract).
const LONGEST = 100;

/** The search of a list of administration, in its bar of tools. A SearchField in the shop. */
export function ToolSearch({ label, placeholder, value, onType, hint }: ToolSearchProps) {
  return (
    <div className="flex h-11 min-w-0 items-center gap-2 edge rounded-full bg-surface-sunken pr-2 pl-3 text-14 has-[input:focus-visible]:focus-ring fine:h-9">
      <Search aria-hidden size={16} className="text-ink-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={LONGEST}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        className="h-full w-full min-w-0 text-ellipsis bg-transparent text-16 outline-none fine:text-14 [&::-webkit-search-cancel-button]:hidden"
      />
      {hint}
    </div>
  );
}
