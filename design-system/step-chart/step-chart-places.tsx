import { Skeleton } from '../skeleton/skeleton.tsx';
import './step-chart.css';

/** Placeholders of a StepChart and of a period's figures, in their final height. */
export function StepChartPlaces() {
  return (
    <div className="grid gap-4">
      <div className="chart-finding">
        <Skeleton className="w-4/5" />
      </div>
      <div className="chart-place">
        <Skeleton shape="block" className="h-full" />
      </div>
      <div className="grid gap-2">
        <Skeleton className="w-1/3" />
        <div className="chart-figures">
          {['added', 'taken', 'held', 'level'].map((mark) => (
            <Skeleton key={mark} shape="block" className="h-12" />
          ))}
        </div>
      </div>
    </div>
  );
}
