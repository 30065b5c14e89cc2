import type { DatabaseSettings, OpenedDatabase } from './database.ts';

/** Opens the database of the settings. Throws DatabaseFolderInUse if another process has the embedded one open. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  if (settings.url) return (await import('./postgres.ts')).openPostgres({ ...settings, url: settings.url });
  return (await import('./embedded.ts')).openEmbedded(settings);
}
