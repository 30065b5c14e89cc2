import type { DriverContract } from 'flydrive/types';

/** All keys below a folder, page by page. */
export async function keysIn(disk: Pick<DriverContract, 'listAll'>, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let page: string | undefined;
  do {
    const listed = await disk.listAll(prefix, { recursive: true, ...(page && { paginationToken: page }) });
    for (const found of listed.objects) if (found.isFile) keys.push(found.key);
    page = listed.paginationToken;
  } while (page !== undefined);
  return keys;
}
