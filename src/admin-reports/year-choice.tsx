import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';

interface YearChoiceProps {
  label: string;
  /** The years that were read; null while they are loading. */
  of: { year: number; years: readonly number[] } | null;
  onYear: (year: number) => void;
}

/** The choice of the shown year, where there are several. */
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
