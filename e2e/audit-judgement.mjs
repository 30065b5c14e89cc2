/** How bad a known hole has to be for a release to be refused. */
const REFUSED = new Set(['high', 'critical']);

/**
 * What a report of `npm audit --json` comes to: the holes that refuse a release, or null when the registry told nothing, be it
 * away, without such a list, or too slow.
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
