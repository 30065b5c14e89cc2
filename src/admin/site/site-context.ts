import { createContext, useContext } from 'react';
import { type Site, type WorkSite, workOf } from './site.ts';

/** The site that is shown, with the places that this person may open. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs an AdminSite around it');
  return site;
}

/** Name of the site that is shown, if it is not read-only; throws otherwise. */
export function useWorkSite(): WorkSite {
  const name = workOf(useSite());
  if (name === null) throw new Error('On a site that is only read nothing is done');
  return name;
}
