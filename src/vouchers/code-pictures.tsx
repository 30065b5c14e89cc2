import { useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { barcodePath, qrPath } from '../ground/card-codes.ts';

/** Most characters of a bar code: a longer Code 128 in the width of a phone would be too fine for a till's scanner. */
const LONGEST_BARCODE = 20;

/** A code as a QR code and, where it is short enough, as Code 128: on white in both themes, for scanners need contrast. */
export function CodePictures({ code }: { code: string }) {
  const t = useTexts(vouchersTexts);
  const bars = code.length <= LONGEST_BARCODE ? barcodePath(code) : null;
  return (
    <div className="grid justify-items-center gap-4 rounded-20 bg-[white] p-5 text-[black] forced-color-adjust-none inset-ring inset-ring-line">
      <QrPicture code={code} className="size-40" />
      {bars && (
        <svg
          role="img"
          aria-label={t('barcode', { code })}
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className="h-16 w-full"
        >
          <path d={bars.path} fill="currentColor" />
        </svg>
      )}
      <p aria-hidden className="text-14 tabular-nums tracking-caps">
        {code}
      </p>
    </div>
  );
}

export interface QrPictureProps {
  code: string;
  className: string;
}

/** A code as a QR code in the colour of the text; must be placed as black on white. */
export function QrPicture({ code, className }: QrPictureProps) {
  const t = useTexts(vouchersTexts);
  const { size, path } = qrPath(code);
  return (
    <svg
      role="img"
      aria-label={t('qr', { code })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
