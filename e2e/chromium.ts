import { existsSync } from 'node:fs';

const { CHROMIUM_PATH } = process.env;

// Debian's Chromium without a window comes first: a new page of the shop takes it two thirds of the time.
const places = CHROMIUM_PATH ? [CHROMIUM_PATH] : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromium = places.find((place) => existsSync(place));

// What Playwright turns off itself: of a switch that is given twice Chromium uses the last one alone.
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

// The frame of a window that nobody sees is made of web pages: drawing them for each new page took as long as the shop itself.
const FRAME_OF_WINDOW = [
  ...['WebUIToolbar', 'WebUIReloadButton', 'WebUILocationBar', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['WebUIOmniboxFullPopup', 'InitialWebUI', 'PreloadTopChromeWebUI', 'SpareRendererForSitePerProcess'],
];

/** How every test starts a browser: Debian's Chromium where there is one, Playwright's own elsewhere. */
export const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // Without a window letters would else be wider than they are in one.
    '--font-render-hinting=slight',
    `--disable-features=${[...OFF_IN_TESTS, ...FRAME_OF_WINDOW].join(',')}`,
  ],
};
