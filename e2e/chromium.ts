import { existsSync } from 'node:fs';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

// What Playwright turns off itself: of a switch that is there twice Chromium hears the last one alone.
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
  ...(existsSync(chromium) ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    `--disable-features=${[...OFF_IN_TESTS, ...FRAME_OF_WINDOW].join(',')}`,
  ],
};
