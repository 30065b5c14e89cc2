import type { LucideIcon } from 'lucide-react';
import { mayRead, mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import type { en } from '#locales/admin/en.ts';
import type { LazyScreen } from '../ground/lazy-screen.tsx';

type Named<Kind extends string, Key> = Key extends `${Kind}.${infer Name}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never;

/** `place.<this>` of the texts of administration, with `.words` that also find it and `.new` where a record can be made. */
export type PlaceName = Named<'place', keyof typeof en>;
export type GroupName = Named<'group', keyof typeof en>;
export type SiteName = Named<'site', keyof typeof en>;

/** The sites on which something is done, each with calls for its tasks, its records and its kept lists. The other one is only read. */
export type WorkSite = Exclude<SiteName, 'corporate'>;

/** `do.bring.<this>` of the same texts. */
type BroughtName = keyof typeof en extends infer Key
  ? Key extends `do.bring.${infer Name}`
    ? Exclude<Name, 'words'>
    : never
  : never;

/** Places in which records can be made: those with a text for a new one. */
export type MakingName = keyof typeof en extends infer Key
  ? Key extends `place.${infer Name}.new`
    ? Name
    : never
  : never;

/** A screen of administration, as the navigation, the palette and the keys know it. */
export type AdminPlace = PlaceParts &
  (
    | {
        name: MakingName;
        /** Its records are made at `new`: over the list, or on a page of their own. */
        makes: true;
      }
    | { name: PlaceName; makes?: undefined }
  );

interface PlaceParts {
  /** None for the first page, which stands above them. */
  group?: GroupName;
  /** Below the site: `coupons`; empty for what stands at its own address. */
  path: string;
  Icon: LucideIcon;
  /** Who may not read with it does not see it; who may only read makes nothing. */
  permission: Permission;
  screen: LazyScreen;
  /** How many of its records are brought in at once: what they are, and the address where that begins. */
  brings?: { what: BroughtName; at: string } | undefined;
  /** One of its records, at `coupons/12`; without it a record opens over the list. */
  page?: LazyScreen;
  /** What stands below it beside its records: `import/*` is a screen with addresses of its own. */
  below?: { path: string; screen: LazyScreen };
  /** The key after g that leads here. */
  letter?: string;
  /** In the bar of a phone: at most three of a site. */
  often?: true;
}

/** One of the sites of administration; its places in the order of the navigation, the first is where one arrives. */
export interface Site {
  name: SiteName;
  /** Whose site it is, where that is one company. */
  company?: string | undefined;
  /** `/admin-panel`. */
  base: string;
  places: readonly AdminPlace[];
}

export const placeLink = ({ base }: Site, { path }: AdminPlace): string => (path === '' ? base : `${base}/${path}`);

/** The address of a record of a place, by its number, by that of its company and its own (`3-17`), or `new`. */
export const recordLink = (site: Site, place: AdminPlace, id: number | string): string =>
  `${placeLink(site, place)}${place.page ? '/' : '?open='}${id}`;

/** The place that an address belongs to. */
export const placeAt = (site: Site, pathname: string): AdminPlace | undefined =>
  site.places.find((place) => {
    const link = placeLink(site, place);
    return pathname.replace(/\/$/, '') === link || (place.path !== '' && pathname.startsWith(`${link}/`));
  });

/** The site by its name where something is done on it: only then something goes on there, waits, or is found. */
export const workOf = ({ name }: Pick<Site, 'name'>): WorkSite | null => (name === 'corporate' ? null : name);

/** A site as these roles may see it: what one may not open is not there, and what one may only read makes nothing. */
export function permittedSite(site: Site, roles: Roles): Site {
  const places = site.places
    .filter(({ permission }) => mayRead(roles, permission))
    .map((place) => (mayWrite(roles, place.permission) ? place : withoutMaking(place)));
  return { name: site.name, company: site.company, base: site.base, places };
}

const withoutMaking = (place: AdminPlace): AdminPlace =>
  Object.assign({}, place, { makes: undefined, brings: undefined });
