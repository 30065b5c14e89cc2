import type { ReactNode } from 'react';
import type { Category } from '#contract/categories/categories.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { holdsWords, searchKey, searchWords } from '#contract/search/search.rules.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { SearchPalette } from '#design-system/search-palette/search-palette.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { searchTexts } from '#locales/search/search.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { useTextLanguage } from '../benefits/text-language.ts';
import { foundGroups } from './found-groups.tsx';
import type { FoundInShop, SearchGroup, SearchOption } from './search-option.ts';
import type { SearchTranslate } from './search-texts.ts';
import { categoriesGroup, placesGroup, recentGroup } from './shop-groups.tsx';

export interface SearchViewProps {
  /** Text of the field. */
  text: string;
  onType: (text: string) => void;
  categories: readonly Category[];
  /** The server's results, which may be of the previous text; null without any. */
  found: FoundInShop | null;
  /** State of the server's results; `resting` before anything is typed. */
  state: 'resting' | 'loading' | 'ready' | 'failed' | 'offline';
  currency: Currency;
  /** Recent searches, the newest first. */
  recent: readonly string[];
  onForget: () => void;
  onRetry: () => void;
  /** Opens a result; null shows the card. */
  onGo: (to: string | null) => void;
  onClose: () => void;
}

/** One search over benefits, partners, categories, pages, learning and one's own transactions, with results while typing. */
export function SearchView(props: SearchViewProps) {
  const { text, onType, categories, found, state, currency, recent, onForget, onRetry, onGo, onClose } = props;
  const t = useTexts(searchTexts);
  const moved = useTexts(transactionsTexts);
  const language = useLanguage();
  const langOf = useTextLanguage();
  const before = searchKey(text) === '' ? [recentGroup(t, recent, onType, onForget)] : [];
  const here = [placesGroup(t, text), categoriesGroup(t, language, text, categories)];
  const reading = { t, moved, language, langOf, currency };
  const answers = found && searchKey(text) !== '' ? foundGroups(found, text, reading) : [];
  // Results for other letters are filtered by the new ones, because Enter opens the first.
  const there = state === 'ready' ? answers : answers.map((group) => answeringTo(text, group));
  const groups = [...before, ...here, ...there].filter(hasAny);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const done = state === 'ready' || state === 'failed' || state === 'offline';
  return (
    <SearchPalette
      title={t('title')}
      placeholder={t('hint')}
      closeLabel={t('close')}
      text={text}
      onType={onType}
      groups={groups}
      status={
        done ? (count === 0 ? t('nothing.title') : t('found', { count })) : state === 'loading' ? t('loading') : ''
      }
      hints={<Hints t={t} />}
      onChoose={(option) => {
        const { act, to } = option as SearchOption;
        if (act) act();
        else onGo(to);
      }}
      onClose={onClose}
    >
      {state === 'failed' || state === 'offline' ? (
        <ErrorState
          title={t(`${state}.title`)}
          text={t(`${state}.text`)}
          retryLabel={t('retry')}
          onRetry={onRetry}
          className="py-4"
        />
      ) : state === 'ready' && count === 0 ? (
        <EmptyState title={t('nothing.title')} text={t('nothing.text', { text: text.trim() })} />
      ) : state === 'loading' && !there.some(hasAny) ? (
        <Waiting />
      ) : null}
    </SearchPalette>
  );
}

const hasAny = ({ options }: SearchGroup) => options.length > 0;

function answeringTo(text: string, { id, title, options }: SearchGroup): SearchGroup {
  const words = searchWords(text);
  return { id, title, options: options.filter(({ label, detail }) => holdsWords(`${label} ${detail ?? ''}`, words)) };
}

function Waiting(): ReactNode {
  return (
    <div aria-hidden className="grid gap-2 px-3 py-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-13 rounded-12" />
      ))}
    </div>
  );
}

function Hints({ t }: { t: SearchTranslate }) {
  const hints = [
    ['↑ ↓', t('keys.move')],
    ['↵', t('keys.choose')],
    ['Esc', t('keys.close')],
  ] as const;
  return hints.map(([keys, words]) => (
    <span key={keys} className="flex items-center gap-1.5">
      <kbd className="rounded-8 bg-surface-sunken px-1.5 py-0.5 font-560 font-text">{keys}</kbd>
      {words}
    </span>
  ));
}
