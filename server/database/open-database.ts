import type { DatabaseSettings, OpenedDatabase } from './database.ts';

/** Opens the database of the settings. Throws DatabaseFolderInUse when another process holds the embedded one. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  if (settings.url) return (await import('./postgres.ts')).openPostgres({ ...settings, url: settings.url });
  return (await import('./embedded.ts')).openEmbedded(settings);
}
