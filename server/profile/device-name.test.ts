import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    ...(['Samsung Internet', 'Android'] as const),
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    ...(['Safari', 'macOS'] as const),
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    ...(['Safari', 'iOS'] as const),
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148', 'Chrome', 'iOS'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
  ['<script>alert(1)</script>', '', ''],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});
