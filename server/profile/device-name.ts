interface DeviceName {
  /** Empty when it is not known. */
  browser: string;
  system: string;
}

// In this order: browsers call themselves by the names of those they are made of.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a device calls itself, in words that people know. It may lie: it is to be recognised by, not to be trusted. */
export function deviceName(userAgent: string): DeviceName {
  const named = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
