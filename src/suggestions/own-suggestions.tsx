import { type ReactNode, useId } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listSuggestions, Suggestion } from '#contract/suggestions/suggestions.contract.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { StatusPill, type StatusPillProps } from '#design-system/status-pill/status-pill.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatDay } from '#locales/dates.ts';
import { suggestionsTexts } from '#locales/suggestions/suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { ListPager } from '../ground/list-pager.tsx';
import { inWindow } from '../ground/picture-frame.tsx';
import { ReadStates } from '../ground/read-states.tsx';

export const SUGGESTIONS_PER_PAGE = 10;

export interface OwnSuggestionsProps {
  own: Found<AnswerOf<typeof listSuggestions>>;
  page: number;
  onPage: (page: number) => void;
  links: { benefit: (id: number, children: ReactNode) => ReactNode };
}

/** The person's suggestions, each with its answer. */
export function OwnSuggestions({ own, page, onPage, links }: OwnSuggestionsProps) {
  const t = useTexts(suggestionsTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-6">
      <h2 id={id} className="text-28 desk:text-36">
        {t('own')}
      </h2>
      <List own={own} links={links} />
      <ListPager count={own.data?.count} page={page} perPage={SUGGESTIONS_PER_PAGE} onPage={onPage} />
    </section>
  );
}

function List({ own, links }: Pick<OwnSuggestionsProps, 'own' | 'links'>) {
  const t = useTexts(suggestionsTexts);
  const picture = inWindow('education-pencils-1');
  return (
    <ReadStates
      of={own}
      failed={t('failed')}
      text={t('failedText')}
      loading={<Loading />}
      empty={<EmptyState level={3} picture={picture} title={t('empty')} text={t('emptyText')} />}
    >
      {({ results }) => (
        <ul data-pages className="border-line border-t">
          {results.map((suggestion) => (
            <Line key={suggestion.id} suggestion={suggestion} links={links} />
          ))}
        </ul>
      )}
    </ReadStates>
  );
}

/** Status shown: a new suggestion with an answer counts as answered. */
const standingOf = ({ status, answer }: Suggestion) => (status === 'new' && answer !== null ? 'answered' : status);

const TONES: Record<ReturnType<typeof standingOf>, StatusPillProps['tone']> = {
  new: 'warning',
  answered: 'positive',
  contacted: 'warning',
  agreed: 'positive',
  declined: 'neutral',
  live: 'positive',
};

function Line({ suggestion, links }: Pick<OwnSuggestionsProps, 'links'> & { suggestion: Suggestion }) {
  const t = useTexts(suggestionsTexts);
  const language = useLanguage();
  const { name, provider, category_name, why, date, answer, answered_at, benefit } = suggestion;
  const standing = standingOf(suggestion);
  return (
    <li className="grid gap-3 border-line border-b py-6 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:gap-x-14">
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="display hyphenate wrap-anywhere text-18 desk:text-22">{name}</h3>
          <StatusPill tone={TONES[standing]} className="whitespace-normal">
            {t(`standing.${standing}`)}
          </StatusPill>
        </div>
        <p className="wrap-anywhere text-14 text-ink-muted">
          {provider}, {categoryName(category_name, language)}
        </p>
        <p className="wrap-anywhere max-w-prose whitespace-pre-line">{why}</p>
        <p className="text-14 text-ink-muted tabular-nums">{t('suggestedOn', { day: formatDay(date) })}</p>
        {benefit !== null && (
          <TextLink asChild className="justify-self-start">
            {links.benefit(benefit, t('see'))}
          </TextLink>
        )}
      </div>
      {answer !== null && (
        <div className="grid min-w-0 content-start gap-2 self-start rounded-20 bg-surface-sunken p-5">
          <h4 className="font-text font-560 text-14 tracking-normal">{t('answer')}</h4>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
          {answered_at && (
            <p className="text-14 text-ink-muted tabular-nums">{t('answeredOn', { day: formatDay(answered_at) })}</p>
          )}
        </div>
      )}
    </li>
  );
}

function Loading() {
  const t = useTexts(suggestionsTexts);
  return (
    <div role="status" className="grid border-line border-t">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b'].map((place) => (
        <div key={place} className="grid gap-3 border-line border-b py-6">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="w-1/4" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}
