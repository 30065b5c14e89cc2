import { createContext, useContext } from 'react';
import { type Site, type WorkSite, workOf } from './site.ts';

/** The site that is open, with the places that its reader may open. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs an AdminSite around it');
  return site;
}

/** The name of the site that is open, where something is done on it. */
export function useWorkSite(): WorkSite {
  const name = workOf(useSite());
  if (name === null) throw new Error('On a site that is only read nothing is done');
  return name;
}
