import type { ReactNode } from 'react';
import { cardTexts } from '#locales/card/card.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { barcodePath, cardNumber, qrPath } from '../ground/card-codes.ts';
import { CardFace } from './card-face.tsx';

export interface CardViewProps {
  company: string;
  /** The colour of the company. */
  color: string;
  name: string;
  userId: number;
  /** The available amount. */
  available: ReactNode;
}

/** The virtual card with its codes, which are on white in both themes, for scanners need contrast. */
export function CardView({ company, color, name, userId, available }: CardViewProps) {
  const t = useTexts(cardTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CardFace company={company} color={color} name={name} userId={userId} />
      <Codes userId={userId} />
      <p className="text-14 text-ink-muted">{t('text')}</p>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-4">
        <dt className="text-14 text-ink-muted">{t('available')}</dt>
        <dd className="display text-22">{available}</dd>
      </dl>
    </div>
  );
}

function Codes({ userId }: { userId: number }) {
  const t = useTexts(cardTexts);
  const number = cardNumber(userId);
  const text = number.replaceAll(' ', '');
  const qr = qrPath(text);
  const bars = barcodePath(text);
  return (
    <div className="flex flex-wrap items-center justify-center gap-6 rounded-20 bg-[white] p-5 text-[black] forced-color-adjust-none shadow-1 inset-ring inset-ring-line">
      <svg
        role="img"
        aria-label={t('qr', { id: number })}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-[112px] shrink-0"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <div className="grid min-w-0 flex-1 basis-32 gap-2 text-center">
        <svg
          role="img"
          aria-label={t('barcode', { id: number })}
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className="h-20 w-full"
        >
          <path d={bars.path} fill="currentColor" />
        </svg>
        <p className="text-14 tabular-nums tracking-[0.15em]">{number}</p>
      </div>
    </div>
  );
}
