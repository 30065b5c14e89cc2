import { CircleAlert, Hourglass, WifiOff } from 'lucide-react';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';

export interface Problem {
  kind: 'refused' | 'wait' | 'network' | 'lost';
  text: string;
  /** Text for screen readers, where the visible text changes every second. */
  spoken?: string;
}

const icons = { refused: CircleAlert, wait: Hourglass, network: WifiOff, lost: Hourglass };

/** Why a form was refused: announced when it appears, and scrolled into view where the form is longer than the screen. */
export function Refusal({ problem }: { problem: Problem | null }) {
  const place = useBroughtIntoSight<HTMLDivElement>(problem !== null);
  const Icon = problem && icons[problem.kind];
  return (
    <div ref={place} role="alert" className="scroll-mt-6 empty:hidden">
      {problem && Icon && (
        <p className="flex items-start gap-2.5 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink">
          <Icon aria-hidden size={20} className="text-danger" />
          <span aria-hidden={problem.spoken !== undefined}>{problem.text}</span>
          {problem.spoken && <span className="sr-only">{problem.spoken}</span>}
        </p>
      )}
    </div>
  );
}
