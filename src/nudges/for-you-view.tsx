import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { formatDay } from '#locales/dates.ts';
import { nudgesTexts } from '#locales/nudges/nudges.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { plainFilters } from '#machines/browse/filters.ts';
import { writeAddress } from '../browse/browse-address.ts';
import { paths } from '../ground/paths.ts';
import type { ForYouItem } from './for-you-items.ts';

export interface ForYouViewProps {
  /** At least one. */
  things: readonly ForYouItem[];
  currency: Currency;
}

/** Open matters of the person, or what can be done without money: one line each, with a link to where it is settled. */
export function ForYouView({ things, currency }: ForYouViewProps) {
  const t = useTexts(nudgesTexts);
  const id = useId();
  const say = useWords(currency);
  return (
    <section aria-labelledby={id} className="mt-4 desk:mt-6">
      <h2 id={id} className="sr-only">
        {t('forYou')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 desk:gap-6 wide:grid-cols-3">
        {things.map((thing) => {
          const { title, text, to } = say(thing);
          return (
            <li
              key={`${thing.kind} ${to}`}
              className="group relative flex items-center gap-4 rounded-20 bg-surface-raised px-5 py-4 shadow-1"
            >
              <div className="min-w-0 flex-1">
                <h3 className="hyphenate font-560 font-text text-16 tracking-normal">
                  <ThingLink to={to}>{title}</ThingLink>
                </h3>
                <p className="mt-0.5 text-14 text-ink-muted">{text}</p>
              </div>
              <ArrowRight
                aria-hidden
                size={20}
                className="shrink-0 transition-transform duration-base group-hover:translate-x-1"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const stretched = "rounded-12 after:absolute after:inset-0 after:rounded-12 after:content-[''] hover:text-brand";

function ThingLink({ to, children }: { to: string; children: string }) {
  if (to.startsWith('mailto:')) {
    return (
      <a href={to} className={stretched}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={stretched}>
      {children}
    </Link>
  );
}

const inFlexible = (changes: Partial<ReturnType<typeof plainFilters>>) =>
  writeAddress({ kind: 'flexible', layout: 'grid', filters: { ...plainFilters('flexible'), ...changes } });

interface Words {
  title: string;
  text: string;
  to: string;
}

function useWords(currency: Currency): (thing: ForYouItem) => Words {
  const t = useTexts(nudgesTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(toMinor(amount), currency, language);
  return (thing) => {
    switch (thing.kind) {
      case 'request':
        return {
          title: t('request', { provider: thing.provider }),
          text: t('request.text'),
          to: paths.requests({ tab: 'mine', request: String(thing.id) }),
        };
      case 'charge':
        return {
          title: t('charge', { name: thing.name, amount: money(thing.short) }),
          text: t('charge.text', { day: formatDay(thing.day) }),
          to: paths.subscriptions,
        };
      case 'nothing':
        return thing.ask
          ? {
              title: t('nothing'),
              text: t('nothing.ask', { name: thing.ask.name }),
              to: `mailto:${thing.ask.email}`,
            }
          : { title: t('nothing'), text: t('nothing.text'), to: paths.contact };
      case 'ends': {
        const { category, category_id: id, left, days_left: count } = thing.nudge;
        return {
          title: t('ends', { amount: money(left), category: categoryName(category, language) }),
          text: `${t('ends.text')}, ${t('days', { count })}`,
          to: inFlexible({ category: id, fits: true }),
        };
      }
      case 'little':
        return {
          title: t('little', { amount: money(thing.left) }),
          text: t('little.text'),
          to: inFlexible({ sort: 'price', direction: '+' }),
        };
      case 'course':
        return { title: t('course', { name: thing.name }), text: t('course.text'), to: paths.courseStart(thing.pk) };
      case 'free':
        return { title: t('free'), text: t('free.text'), to: paths.freeLearning };
      case 'core':
        return { title: t('core'), text: t('core.text'), to: paths.fixed };
    }
  };
}
