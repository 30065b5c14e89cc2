import type { LucideIcon } from 'lucide-react';
import { mayRead, mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import type { en } from '#locales/admin/en.ts';
import type { LazyScreen } from '../../ground/lazy-screen.tsx';

type Named<Kind extends string, Key> = Key extends `${Kind}.${infer Name}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never;

/** `place.<this>` of the texts of administration; `.words` are synonyms for the palette, `.new` exists if records can be added. */
export type PlaceName = Named<'place', keyof typeof en>;
export type GroupName = Named<'group', keyof typeof en>;
export type SiteName = Named<'site', keyof typeof en>;

/** The sites that are not read-only, each with calls for its tasks, its records and its saved lists. */
export type WorkSite = Exclude<SiteName, 'corporate'>;

/** `do.bring.<this>` of the same texts. */
type BroughtName = keyof typeof en extends infer Key
  ? Key extends `do.bring.${infer Name}`
    ? Exclude<Name, 'words'>
    : never
  : never;

/** Places in which records can be added: those with a text for it. */
export type MakingName = keyof typeof en extends infer Key
  ? Key extends `place.${infer Name}.new`
    ? Name
    : never
  : never;

/** A screen of administration, as the navigation, the palette and the shortcuts use it. */
export type AdminPlace = PlaceParts &
  (
    | {
        name: MakingName;
        /** Records are added at `new`: over the list, or on a page of their own. */
        makes: true;
      }
    | { name: PlaceName; makes?: undefined }
  );

interface PlaceParts {
  /** Missing for the first page, which is above the groups. */
  group?: GroupName;
  /** Path below the site: `coupons`; empty for the page at the site's own address. */
  path: string;
  Icon: LucideIcon;
  /** People without read access do not see the place; with read access alone they cannot add records. */
  permission: Permission;
  screen: LazyScreen;
  /** Import of the place's records: what they are, and its address. */
  brings?: { what: BroughtName; at: string } | undefined;
  /** Page of one record, at `coupons/12`; without it a record opens over the list. */
  page?: LazyScreen;
  /** Further addresses below the place: `import/*` is a screen with addresses of its own. */
  below?: { path: string; screen: LazyScreen };
  /** The letter that leads here after g. */
  letter?: string;
  /** Shown in the bar of a phone: at most three places of a site. */
  often?: true;
}

/** One of the sites of administration; its places in the order of the navigation, the first one being the start page. */
export interface Site {
  name: SiteName;
  /** Name of the company, for a site of one company. */
  company?: string | undefined;
  /** Path of the site: `/admin-panel`. */
  base: string;
  places: readonly AdminPlace[];
}

export const placeLink = ({ base }: Site, { path }: AdminPlace): string => (path === '' ? base : `${base}/${path}`);

/** The address of a record by its id, by the ids of its company and itself (`3-17`), or `new`. */
export const recordLink = (site: Site, place: AdminPlace, id: number | string): string =>
  `${placeLink(site, place)}${place.page ? '/' : '?open='}${id}`;

/** The place that an address belongs to. */
export const placeAt = (site: Site, pathname: string): AdminPlace | undefined =>
  site.places.find((place) => {
    const link = placeLink(site, place);
    return pathname.replace(/\/$/, '') === link || (place.path !== '' && pathname.startsWith(`${link}/`));
  });

/** Name of the site unless it is read-only; tasks, waiting things and the search for records exist only there. */
export const workOf = ({ name }: Pick<Site, 'name'>): WorkSite | null => (name === 'corporate' ? null : name);

/** A site restricted to these roles: without the places that they may not open, and without adding records where they may only read. */
export function permittedSite(site: Site, roles: Roles): Site {
  const places = site.places
    .filter(({ permission }) => mayRead(roles, permission))
    .map((place) => (mayWrite(roles, place.permission) ? place : withoutMaking(place)));
  return { name: site.name, company: site.company, base: site.base, places };
}

const withoutMaking = (place: AdminPlace): AdminPlace =>
  Object.assign({}, place, { makes: undefined, brings: undefined });
