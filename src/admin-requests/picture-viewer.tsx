import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { letterOf } from '#design-system/keyboard/letter-of.ts';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { usePreview } from '../files/use-preview.ts';

const STEPS = [50, 75, 100, 150, 200, 300] as const;
const WHOLE = STEPS.indexOf(100);

interface PictureViewerProps {
  name: string;
  content: Blob;
}

/** A picture that can be enlarged, turned, or shown whole. Its keys (+ − r 0) work while it has the focus. */
export function PictureViewer({ name, content }: PictureViewerProps) {
  const t = useTexts(adminRequestsTexts);
  const [step, setStep] = useState<number>(WHOLE);
  const [turns, setTurns] = useState(0);
  const address = usePreview(content);
  const percent = STEPS[step] ?? 100;
  const zoom = (by: number) => setStep(Math.min(STEPS.length - 1, Math.max(0, step + by)));
  const fit = () => {
    setStep(WHOLE);
    setTurns(0);
  };
  const does: Record<string, () => void> = {
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    r: () => setTurns(turns + 1),
    0: fit,
  };
  const press = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : does[letterOf(event)];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-1 py-1">
        <p className="mr-auto min-w-0 truncate font-560 text-14">{name}</p>
        <IconButton label={t('zoomOut')} disabled={step === 0} onClick={() => zoom(-1)} className={toolTarget}>
          <ZoomOut aria-hidden size={18} />
        </IconButton>
        <output className="min-w-12 text-center text-14 text-ink-muted tabular-nums">
          {t('percent', { percent })}
        </output>
        <IconButton
          label={t('zoomIn')}
          disabled={step === STEPS.length - 1}
          onClick={() => zoom(1)}
          className={toolTarget}
        >
          <ZoomIn aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('turn')} onClick={() => setTurns(turns + 1)} className={toolTarget}>
          <RotateCw aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('fit')} onClick={fit} className={toolTarget}>
          <Maximize aria-hidden size={18} />
        </IconButton>
      </div>
      {/* Scrollable, so it must be focusable. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no scrolling of its own */}
      <div
        role="group"
        aria-label={t('fileOf', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by arrows
        tabIndex={0}
        data-own-keys
        data-file
        onKeyDown={press}
        className={cn(
          'grid min-h-0 flex-1 place-items-center overflow-auto rounded-12 focus-visible:focus-inset max-wide:max-h-[46dvh]',
          // The whole picture fits the height; a larger one gets all the height it needs, or its upper edge would be out of reach.
          percent === 100 && 'wide:grid-rows-[minmax(0,1fr)]',
        )}
      >
        {address && (
          <img
            src={address}
            alt={t('fileOf', { name })}
            style={{ width: `${percent}%`, rotate: `${turns * 90}deg` }}
            className={percent === 100 ? 'max-h-full max-w-full object-contain' : 'max-w-none'}
          />
        )}
      </div>
    </div>
  );
}
