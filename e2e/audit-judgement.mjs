/** Severities of a known vulnerability that stop a release. */
const REFUSED = new Set(['high', 'critical']);

/**
 * Reads a report of `npm audit --json`. Returns the vulnerabilities that stop a release, or null when the registry gave no report
 * (unreachable, without an advisory list, or too slow).
 */
export function holesIn(said) {
  const report = parsed(said);
  if (typeof report?.metadata?.vulnerabilities !== 'object') return null;
  return Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => REFUSED.has(severity))
    .map(({ name, severity, range, via }) => {
      const known = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`));
      return `${name} ${range} (${severity}): ${known.join('; ')}`;
    });
}

function parsed(said) {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}
