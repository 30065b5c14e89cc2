import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PreviewBenefit } from './preview-benefit.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewLook, PreviewShape } from './preview-look.ts';
import type { BenefitPreview } from './use-benefit-preview.ts';

interface PreviewShownProps {
  look: PreviewLook;
  preview: BenefitPreview;
  shape: PreviewShape;
  /** Height at which a whole page is shown, in pixels. */
  height: number;
}

/** Widths in pixels: a card as in the shop's list; a phone and a desktop as in the designs. */
const WIDTHS: Record<PreviewShape, number> = { card: 264, phone: 360, desk: 1280 };

/** The preview, and the problem where it does not show all that is typed. */
export function PreviewShown({ look, preview, shape, height }: PreviewShownProps) {
  const t = useTexts(adminBenefitsTexts);
  const { benefit, state } = preview;
  const { language, night, company } = look;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <PreviewNote preview={preview} />
      {benefit && company && (
        <div
          className={
            state === 'fresh' ? 'min-w-0 overflow-hidden rounded-12' : 'min-w-0 overflow-hidden rounded-12 opacity-60'
          }
          style={{ maxWidth: WIDTHS[shape] }}
        >
          <PreviewFrame
            key={shape}
            title={`${t('preview.title')}: ${t(`preview.${shape}`)}`}
            language={language}
            night={night}
            width={WIDTHS[shape]}
            {...(shape === 'card' ? {} : { height })}
          >
            <PreviewBenefit
              benefit={benefit}
              part={shape === 'card' ? 'card' : 'page'}
              language={language}
              currency={company.currency}
              night={night}
            />
          </PreviewFrame>
        </div>
      )}
    </div>
  );
}

function PreviewNote({ preview: { benefit, state, message, again } }: Pick<PreviewShownProps, 'preview'>) {
  const t = useTexts(adminBenefitsTexts);
  const records = useTexts(recordsTexts);
  return (
    <div role="status" className="text-14 text-ink-muted">
      {state === 'wrong' && <p>{t(benefit ? 'preview.wrong' : 'preview.later')}</p>}
      {state === 'failed' && (
        <p className="flex flex-wrap items-center gap-2">
          {message}
          <ToolButton onClick={again}>{records('again')}</ToolButton>
        </p>
      )}
    </div>
  );
}
