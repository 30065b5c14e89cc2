import type { Histogram } from 'prom-client';

type Answer = Awaited<ReturnType<Histogram['get']>>;
type Value = Answer['values'][number];

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Durations counted for one method, route and status. */
interface Times {
  labels: { method: string; route: string; status: number };
  /** Answers per bucket (not cumulative); the last number is of those above all buckets. */
  counts: number[];
  sum: number;
}

/**
 * The histogram of how long answers took. A poll is counted some hundred times a second, so its labels are looked up instead of
 * being built each time, as prom-client's own histogram does.
 */
export class AnswerTimes {
  readonly name = 'http_request_duration_seconds';
  readonly #byRoute = new Map<string, Map<string, Times>>();

  count({ method, route, status }: Times['labels'], seconds: number): void {
    const ofRoute = this.#byRoute.get(route) ?? new Map<string, Times>();
    this.#byRoute.set(route, ofRoute);
    const key = method + status;
    const times = ofRoute.get(key) ?? {
      labels: { method, route, status },
      counts: new Array<number>(BUCKETS.length + 1).fill(0),
      sum: 0,
    };
    ofRoute.set(key, times);
    const found = BUCKETS.findIndex((bound) => seconds <= bound);
    const bucket = found < 0 ? BUCKETS.length : found;
    times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
    times.sum += seconds;
  }

  /** Called by prom-client's registry. */
  async get(): Promise<Omit<Answer, 'collect' | 'type'> & { type: 'histogram' }> {
    const all = [...this.#byRoute.values()].flatMap((ofRoute) => [...ofRoute.values()]);
    return {
      name: this.name,
      help: 'Time to answer, by method, route and status.',
      type: 'histogram',
      aggregator: 'sum',
      values: all.flatMap((times) => this.#valuesOf(times)),
    };
  }

  /** Buckets are cumulative. */
  #valuesOf({ labels, counts, sum }: Times): Value[] {
    let count = 0;
    const buckets = counts.map((ofBucket, index) => {
      count += ofBucket;
      return {
        metricName: `${this.name}_bucket`,
        labels: Object.assign({ le: BUCKETS[index] ?? '+Inf' }, labels),
        value: count,
      };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
