import { type FormEvent, useState } from 'react';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface SearchBoxProps {
  onSearch: (text: string) => void;
  autoFocus?: boolean;
  className?: string;
}

/** Leads to the list of benefits with what was typed, whose own field says it from there on. */
export function SearchBox({ onSearch, autoFocus, className }: SearchBoxProps) {
  const t = useTexts(frameTexts);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text);
    setText('');
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
