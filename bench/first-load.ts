/** A file of a build as the bundler reports it: a chunk with its imports, or an asset. */
export interface BuiltFile {
  fileName: string;
  bytes: Uint8Array;
  /** Modules in the chunk; empty for an asset. */
  modules: readonly string[];
  /** Files that it loads. */
  imports: readonly string[];
  /** Style sheets that it loads. */
  styles: readonly string[];
  isEntry: boolean;
}

/**
 * Files that a browser loads before it shows a page: the entry, the chunks of the page's screens (`needed`: ends of their modules' paths),
 * and all their imports. Throws when a module is in no chunk.
 */
export function firstLoad(files: readonly BuiltFile[], needed: readonly string[]): BuiltFile[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const chunks = needed.map((module) => {
    const chunk = files.find(({ modules }) => modules.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No chunk has ${module}`);
    return chunk;
  });
  const loaded = new Set<BuiltFile>();
  const load = (file: BuiltFile | undefined) => {
    if (!file || loaded.has(file)) return;
    loaded.add(file);
    for (const name of [...file.imports, ...file.styles]) load(byName.get(name));
  };
  for (const file of [...files.filter(({ isEntry }) => isEntry), ...chunks]) load(file);
  return [...loaded];
}
