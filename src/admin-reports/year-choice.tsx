import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';

interface YearChoiceProps {
  label: string;
  /** What was read; nothing while it is on its way. */
  of: { year: number; years: readonly number[] } | null;
  onYear: (year: number) => void;
}

/** Which year is shown, where there are several. */
export function YearChoice({ label, of, onYear }: YearChoiceProps) {
  if (of === null || of.years.length < 2) return null;
  return (
    <SegmentedControl
      label={label}
      value={String(of.year)}
      options={of.years.map((year) => ({ value: String(year), label: year }))}
      onChange={(year) => onYear(Number(year))}
      className="max-desk:ml-2.5"
    />
  );
}
