import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

/** The site that is open, with the places that its reader may open. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs an AdminSite around it');
  return site;
}
