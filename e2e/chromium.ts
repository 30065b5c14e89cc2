import { existsSync } from 'node:fs';
import { isFull, lengthOf } from '#server/testing/test-length.ts';
import { PACKED_CHROMIUM } from './packed-chromium.mjs';

const { CHROMIUM_PATH } = process.env;

// Debian's headless shell comes before its Chromium: a new page of the shop takes it two thirds of the time.
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
// The full run prefers Debian's newer browser, so that both are tested.
const places = isFull ? [...DEBIAN, PACKED_CHROMIUM] : [PACKED_CHROMIUM, ...DEBIAN];
const chromium = CHROMIUM_PATH || places.find((place) => existsSync(place));

// Features that Playwright itself disables: Chromium uses only the last of a repeated switch, so they are listed again.
const OFF_IN_TESTS = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...[
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
  ],
  ...['AimEnabled', 'PreconnectToSearch'],
];

// Chromium's own window frame is made of web pages: drawing them for each new page took as long as the shop itself.
const FRAME_OF_WINDOW = [
  ...['WebUIToolbar', 'WebUIReloadButton', 'WebUILocationBar', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['WebUIOmniboxFullPopup', 'InitialWebUI', 'PreloadTopChromeWebUI', 'SpareRendererForSitePerProcess'],
];

/** How every test and measurement starts a browser: the packaged Chromium or Debian's where there is one, Playwright's own elsewhere. */
export const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // Without a window letters would otherwise be wider than in one.
    '--font-render-hinting=slight',
    `--disable-features=${[...OFF_IN_TESTS, ...FRAME_OF_WINDOW].join(',')}`,
  ],
};

/** Switches for V8 in `npm test`; `npm run test:full` and measurements have V8 as people have it. */
const forScripts = (...flags: string[]) => lengthOf({ short: [`--js-flags=${flags.join(' ')}`], full: [] });

/** For pages of a few seconds: without V8's two optimising compilers, which work for later and took a twentieth of the time. */
export const FOR_SHORT_PAGES = forScripts('--no-maglev', '--no-turbofan');

/** For pages in which axe runs again and again: the quick one of the two compilers, for what runs often, and room for what is soon thrown away. */
export const FOR_LONG_PAGES = forScripts(
  '--no-turbofan',
  '--invocation-count-for-maglev=2000',
  '--min-semi-space-size=32',
);
