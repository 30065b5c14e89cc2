import { cardTexts } from '#locales/card/card.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../session/session.queries.ts';
import { groundOfCard } from './card-grounds.ts';

/**
 * The card peeks from the bottom edge by a line, so that the page stays readable, and rises on hover (design.md 14). On a phone
 * it is in the bottom bar.
 */
export function PeekCard({ onOpen }: { onOpen: () => void }) {
  const t = useTexts(cardTexts);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      style={{ backgroundColor: groundOfCard(useMe().company.card_color) }}
      className="edge fixed right-8 -bottom-17 z-10 hidden h-26 w-42 overflow-hidden rounded-t-12 px-4 py-3.5 text-left align-top font-600 text-14 text-ink-paper shadow-3 transition-transform duration-base ease-standard hover:-translate-y-15 focus-visible:-translate-y-15 desk:block print:hidden"
    >
      <svg viewBox="0 0 60 104" aria-hidden className="absolute top-0 right-0 h-26 w-15">
        <path d="M60 0v52A52 52 0 0 1 8 0z" className="fill-ink-apricot" />
        <path d="M8 104a52 52 0 0 1 52-52v52z" className="fill-ink-night" />
        <path d="M0 0h8v52a26 26 0 0 1-8-18z" className="fill-ink-terracotta" />
      </svg>
      <span className="absolute top-2.5 left-4 w-23 leading-tight">{t('peek')}</span>
    </button>
  );
}
