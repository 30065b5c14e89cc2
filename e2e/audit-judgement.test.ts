import { expect, test } from 'vitest';

const { holesIn } = (await import(new URL('audit-judgement.mjs', import.meta.url).href)) as {
  holesIn: (said: string) => string[] | null;
};

const hole = (
  name: string,
  severity: string,
  via: unknown[] = [{ title: 'Reads any file', url: 'https://a.example' }],
) => ({
  [name]: { name, severity, range: '<2.0.0', via },
});
const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 1 } } });

test.each(['high', 'critical'])('a known hole of %s severity is named with where to read of it', (severity) => {
  expect(holesIn(report(hole('fast', severity)))).toEqual([
    `fast <2.0.0 (${severity}): Reads any file https://a.example`,
  ]);
});

test('what is in danger through another package says which', () => {
  const both = Object.assign(hole('fast', 'high'), hole('slow', 'high', ['fast']));
  expect(holesIn(report(both))).toHaveLength(2);
  expect(holesIn(report(both))).toContain('slow <2.0.0 (high): through fast');
});

test.each(['info', 'low', 'moderate'])('a hole of %s severity refuses no release', (severity) => {
  expect(holesIn(report(hole('fast', severity)))).toEqual([]);
});

test('a report without a hole is good', () => {
  expect(holesIn(report({}))).toEqual([]);
});

test.each([
  ['nothing, for it was ended', ''],
  ['half a report', '{"auditReportVersion":2,"vulner'],
  [
    'that it has no such list',
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":"","detail":""}}',
  ],
  ['that it is not there', '{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND registry.npmjs.org"}}'],
  ['nothing at all', 'null'],
])('a registry that told %s was not asked', (_, said) => {
  expect(holesIn(said)).toBeNull();
});
