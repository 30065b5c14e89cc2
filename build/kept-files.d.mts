/** A part of Vite's manifest, as far as it is read here. */
export interface ManifestPart {
  file: string;
  css?: readonly string[];
  assets?: readonly string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestPart>>;

export function sitesIn(table: string): string[];
export function keptFiles(manifest: Manifest, sites: readonly string[]): string[];
export function filesBehind(manifest: Manifest, sites: readonly string[]): string[];
