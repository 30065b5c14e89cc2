import { Link2, Pause, Play, RotateCcw, StepBack, StepForward } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { useTexts } from '#locales/texts.tsx';
import { deskTexts } from './desk-texts.ts';
import type { Walk } from './use-walk.ts';

/** Duration of a step in ms, by the name of the speed. */
export const PACES = { slow: 3000, steady: 1500, fast: 500 } as const;
export type Speed = keyof typeof PACES;

interface PlayerProps {
  walk: Walk;
  /** Address of the current moment. */
  address: string;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
}

/** Steps through a walk, by hand or at a chosen speed. */
export function Player({ walk: { step, steps, playing, goTo, setPlaying }, address, speed, onSpeed }: PlayerProps) {
  const t = useTexts(deskTexts);
  const toggle = () => (step === steps ? goTo({ step: 0 }, true) : setPlaying(!playing));
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        tone="secondary"
        size="small"
        icon={<RotateCcw aria-hidden size={18} />}
        onClick={() => goTo({ start: 0 })}
      >
        {t('again')}
      </Button>
      <IconButton label={t('back')} disabled={step === 0} onClick={() => goTo({ step: step - 1 })}>
        <StepBack aria-hidden size={20} />
      </IconButton>
      <IconButton label={t(playing ? 'pause' : 'play')} tone="brand" disabled={steps === 0} onClick={toggle}>
        {playing ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
      </IconButton>
      <IconButton label={t('forward')} disabled={step === steps} onClick={() => goTo({ step: step + 1 })}>
        <StepForward aria-hidden size={20} />
      </IconButton>
      <span className="px-2 text-14 text-ink-muted tabular-nums">{t('step', { step, steps })}</span>
      <SegmentedControl
        label={t('speed')}
        value={speed}
        onChange={onSpeed}
        options={(['slow', 'steady', 'fast'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <Button tone="ghost" size="small" asChild icon={<Link2 aria-hidden size={18} />}>
        <a href={address} target="_top">
          {t('link')}
        </a>
      </Button>
    </div>
  );
}
