import type { ChartColumn } from '#design-system/chart/chart-columns.ts';
import { said } from '../testing/sample-words.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'];

/** A year of values, each with that of the previous year, where there is one. */
export const sampleMonths = (
  values: readonly number[],
  before: (value: number, at: number) => number | null,
): ChartColumn[] =>
  MONTHS.map((label, at) => {
    const value = values[at] ?? 0;
    return { key: label, label, words: `${label}: ${value}`, value, before: before(value, at) };
  });

/** Props that all kinds of charts share. */
export const sampleChart = (months: readonly ChartColumn[]) => ({
  label: 'Zaliha kroz 2026. godinu',
  finding: 'U novembru je uzeto 6 od 30.',
  words: { ways: said('Prikaz'), chart: said('Grafikon'), table: said('Tabela') },
  tick: (value: number) => String(value),
  beforeLabel: '2025',
  table: (
    <table>
      <tbody>
        {months.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
});
