import { Logo } from '#design-system/logo/logo.tsx';
import { cardTexts } from '#locales/card/card.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { cardNumber } from '../ground/card-codes.ts';
import { groundOfCard } from './card-grounds.ts';

interface CardFaceProps {
  company: string;
  /** The colour of the company. */
  color: string;
  name: string;
  userId: number;
}

/** The printed card: company, full name, number (specification.md 1). Its inks are the same in both themes. */
export function CardFace({ company, color, name, userId }: CardFaceProps) {
  const t = useTexts(cardTexts);
  return (
    <div className="@container">
      {/* `overflow-clip` makes no scroll container, so the card grows with a name in large letters. */}
      <div
        className="relative isolate grid aspect-[1.586] grid-cols-[minmax(0,1fr)] overflow-clip rounded-20 text-ink-paper shadow-2"
        style={{ backgroundColor: groundOfCard(color) }}
      >
        <CardShapes />
        <div className="flex flex-col px-[7.5%] py-[7%]">
          <Logo className="self-start text-ink-paper" />
          <p className="hyphenate mt-1 mb-2 max-w-[max(42%,8rem)] text-14 text-ink-mint leading-tight">{company}</p>
          <p className="display mt-auto hyphenate max-w-[11ch] text-[clamp(1rem,5.2cqw,1.5625rem)] leading-[1.12]">
            {name}
          </p>
          <p className="mt-2 text-14 text-ink-butter tabular-nums tracking-[0.1em]">
            {t('id', { id: cardNumber(userId) })}
          </p>
        </div>
      </div>
    </div>
  );
}

// Decorative shapes; hidden where large text takes the whole card.
function CardShapes() {
  return (
    <svg
      viewBox="0 0 476 300"
      aria-hidden
      preserveAspectRatio="xMaxYMid slice"
      className="-z-1 absolute inset-0 size-full @max-[14rem]:hidden"
    >
      <path d="M476 0v300H326a150 150 0 0 1 0-300z" className="fill-ink-fern" fillOpacity="0.45" />
      <path d="M476 0a150 150 0 0 1-150 150V0z" className="fill-ink-apricot" />
      <path d="M476 150v150H326a150 150 0 0 1 150-150z" className="fill-ink-night" />
      <path d="M326 150a75 75 0 0 1 0-150z" className="fill-ink-terracotta" />
      <path d="M326 150v150a75 75 0 0 1 0-150z" className="fill-ink-sage" />
      <circle cx="401" cy="225" r="34" className="fill-ink-butter" />
      <path d="M401 191a34 34 0 0 1 0 68z" className="fill-ink-mustard" />
    </svg>
  );
}
