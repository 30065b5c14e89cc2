/** The keyboard shortcut of the search as shown and as spoken: ⌘ on Apple devices, Ctrl elsewhere. */
export const searchKeys = (platform: string): { shown: string; spoken: string } =>
  /^(Mac|iP)/.test(platform) ? { shown: '⌘K', spoken: 'Meta+K' } : { shown: 'Ctrl K', spoken: 'Control+K' };
