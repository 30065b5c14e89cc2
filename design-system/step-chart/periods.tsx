import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ChartPeriod } from './chart-period.ts';

/** Props of a link to a period. */
export interface PeriodLinkProps {
  ref: (place: HTMLElement | null) => void;
  className: string;
  tabIndex: 0 | -1;
  'aria-current': 'true' | undefined;
  onFocus: () => void;
  onBlur: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Renders the link that opens the changes of a period. */
export type PeriodLink = (key: string, children: ReactNode, props: PeriodLinkProps) => ReactNode;

interface PeriodsProps {
  label: string;
  periods: readonly ChartPeriod[];
  chosen: string | null;
  initial: string;
  periodLink: PeriodLink;
  onPoint: (key: string | null) => void;
  onFocus: (key: string | null) => void;
}

/** Links of the periods over the drawing, each as high as the drawing: one tab stop, arrow keys move between them. */
export function Periods({ label, periods, chosen, initial, periodLink, onPoint, onFocus }: PeriodsProps) {
  const places = useRef(new Map<string, HTMLElement>());
  const [reached, setReached] = useState<string | null>(null);
  const told = periods.filter(isTold).map(({ key }) => key);
  const stop = [reached, chosen, initial].find((key) => key !== null && told.includes(key)) ?? told[0];
  const go = (event: KeyboardEvent) => {
    const next = whereTo(event.key, told.indexOf(stop ?? ''), told.length);
    if (next === null) return;
    event.preventDefault();
    places.current.get(told[next] ?? '')?.focus();
  };
  const propsOf = (key: string): PeriodProps['placeProps'] => ({
    ref: (place: HTMLElement | null) => void (place ? places.current.set(key, place) : places.current.delete(key)),
    className: 'period',
    tabIndex: key === stop ? 0 : -1,
    onFocus: () => {
      setReached(key);
      onFocus(key);
    },
    onBlur: () => onFocus(null),
    onPointerEnter: () => onPoint(key),
    onPointerLeave: () => onPoint(null),
  });
  return (
    <div role="toolbar" aria-label={label} aria-orientation="horizontal" className="periods" onKeyDown={go}>
      {periods.map((period) => (
        <Period
          key={period.key}
          period={period}
          periodLink={periodLink}
          isChosen={period.key === chosen}
          placeProps={propsOf(period.key)}
        />
      ))}
    </div>
  );
}

interface PeriodProps {
  period: ChartPeriod;
  isChosen: boolean;
  periodLink: PeriodLink;
  placeProps: Omit<PeriodLinkProps, 'aria-current'>;
}

function Period({ period, isChosen, periodLink, placeProps }: PeriodProps) {
  const { key, short, label, isAhead } = period;
  if (!isAhead) {
    const current = isChosen ? 'true' : undefined;
    return periodLink(key, <Short text={short} words={label} />, { ...placeProps, 'aria-current': current });
  }
  return isTold(period) ? (
    <span role="img" aria-label={label} {...placeProps}>
      <Short text={short} />
    </span>
  ) : (
    <span aria-hidden className="period">
      <Short text={short} />
    </span>
  );
}

/** A short visible form of a text; screen readers get the whole text. */
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

/** Whether the period has anything to show. */
function isTold({ isAhead, taken }: ChartPeriod): boolean {
  return !isAhead || taken > 0;
}

function whereTo(key: string, from: number, count: number): number | null {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
