/** How the keys of the search are written where one is: ⌘ on what Apple makes, Ctrl elsewhere. */
export const searchKeys = (platform: string): { shown: string; spoken: string } =>
  /^(Mac|iP)/.test(platform) ? { shown: '⌘K', spoken: 'Meta+K' } : { shown: 'Ctrl K', spoken: 'Control+K' };
