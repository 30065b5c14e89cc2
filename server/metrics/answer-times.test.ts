import { type Metric, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { AnswerTimes } from './answer-times.ts';

const read = async (times: AnswerTimes) => {
  const registry = new Registry();
  registry.registerMetric(times as unknown as Metric);
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => line !== '');
};

it('counts an answer in each bucket that is as long as it took, or longer, beside its method, route and status', async () => {
  const times = new AnswerTimes();
  const poll = { method: 'GET', route: '/api/v2/me/', status: 304 };
  times.count(poll, 0.005);
  times.count(poll, 0.0625);
  times.count({ ...poll, status: 200 }, 7);

  const of = 'method="GET",route="/api/v2/me/",status="304"}';
  const other = 'method="GET",route="/api/v2/me/",status="200"}';
  expect(await read(times)).toEqual([
    '# HELP http_request_duration_seconds Time to answer, by method, route and status.',
    '# TYPE http_request_duration_seconds histogram',
    `http_request_duration_seconds_bucket{le="0.005",${of} 1`,
    `http_request_duration_seconds_bucket{le="0.02",${of} 1`,
    `http_request_duration_seconds_bucket{le="0.05",${of} 1`,
    `http_request_duration_seconds_bucket{le="0.1",${of} 2`,
    `http_request_duration_seconds_bucket{le="0.25",${of} 2`,
    `http_request_duration_seconds_bucket{le="0.5",${of} 2`,
    `http_request_duration_seconds_bucket{le="1",${of} 2`,
    `http_request_duration_seconds_bucket{le="5",${of} 2`,
    `http_request_duration_seconds_bucket{le="+Inf",${of} 2`,
    `http_request_duration_seconds_sum{${of} 0.0675`,
    `http_request_duration_seconds_count{${of} 2`,
    ...['0.005', '0.02', '0.05', '0.1', '0.25', '0.5', '1', '5'].map(
      (le) => `http_request_duration_seconds_bucket{le="${le}",${other} 0`,
    ),
    `http_request_duration_seconds_bucket{le="+Inf",${other} 1`,
    `http_request_duration_seconds_sum{${other} 7`,
    `http_request_duration_seconds_count{${other} 1`,
  ]);
});

it('keeps what was counted of one method and another apart', async () => {
  const times = new AnswerTimes();
  times.count({ method: 'GET', route: '/api/v2/me/', status: 200 }, 1);
  times.count({ method: 'PATCH', route: '/api/v2/me/', status: 200 }, 1);

  const counts = (await read(times)).filter((line) => line.includes('_count'));
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/v2/me/",status="200"} 1',
    'http_request_duration_seconds_count{method="PATCH",route="/api/v2/me/",status="200"} 1',
  ]);
});
