import { type FormEvent, useEffect, useState } from 'react';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface SearchBoxProps {
  /** What the list is searched for now; typing is the person's until it is sent. */
  value: string;
  onSearch: (text: string) => void;
  autoFocus?: boolean;
  className?: string;
}

/** Leads to the list of benefits with what was typed. */
export function SearchBox({ value, onSearch, autoFocus, className }: SearchBoxProps) {
  const t = useTexts(frameTexts);
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <search className={className ?? ''}>
      <form onSubmit={submit}>
        <SearchField
          label={t('header.search')}
          placeholder={t('header.searchHint')}
          autoFocus={autoFocus}
          value={text}
          onType={setText}
        />
      </form>
    </search>
  );
}
