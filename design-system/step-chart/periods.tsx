import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { ChartPeriod } from './step-chart.tsx';

/** What a link to a period is drawn with. */
export interface PeriodLinkProps {
  ref: Ref<HTMLAnchorElement>;
  className: string;
  tabIndex: 0 | -1;
  'aria-current': 'true' | undefined;
  onFocus: () => void;
  onBlur: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Draws the link that opens what happened in a period. */
export type PeriodLink = (key: string, children: ReactNode, props: PeriodLinkProps) => ReactNode;

interface PeriodsProps {
  label: string;
  periods: readonly ChartPeriod[];
  chosen: string | null;
  initial: string;
  periodLink: PeriodLink;
  /** The period that is pointed at or focused. */
  onMean: (key: string | null) => void;
}

/** The periods over the drawing, each as high as all of it: one stop of the tab key, arrow keys go on from there. */
export function Periods({ label, periods, chosen, initial, periodLink, onMean }: PeriodsProps) {
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const [reached, setReached] = useState<string | null>(null);
  const open = periods.filter(({ isAhead }) => !isAhead).map(({ key }) => key);
  const stop = [reached, chosen, initial].find((key) => key !== null && open.includes(key)) ?? open[0];
  const go = (event: KeyboardEvent) => {
    const next = whereTo(event.key, open.indexOf(stop ?? ''), open.length);
    if (next === null) return;
    event.preventDefault();
    links.current.get(open[next] ?? '')?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} aria-orientation="horizontal" className="periods" onKeyDown={go}>
      {periods.map(({ key, short, label: words, isAhead }) =>
        isAhead ? (
          <span key={key} aria-hidden className="period">
            <Short text={short} />
          </span>
        ) : (
          periodLink(key, <Short text={short} words={words} />, {
            ref: (link) => void (link ? links.current.set(key, link) : links.current.delete(key)),
            className: 'period',
            tabIndex: key === stop ? 0 : -1,
            'aria-current': key === chosen ? 'true' : undefined,
            onFocus: () => {
              setReached(key);
              onMean(key);
            },
            onBlur: () => onMean(null),
            onPointerEnter: () => onMean(key),
            onPointerLeave: () => onMean(null),
          })
        ),
      )}
    </div>
  );
}

/** Some letters for the eye, all of it for the ear. */
function Short({ text, words }: { text: string; words?: string }) {
  return (
    <>
      <span aria-hidden>
        {text.slice(0, 1)}
        <span className="rest">{text.slice(1)}</span>
      </span>
      {words && <span className="sr-only">{words}</span>}
    </>
  );
}

function whereTo(key: string, from: number, count: number): number | null {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
