import { readCompanyTaskFile, readTaskFile } from '#contract/tasks/tasks.contract.ts';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import type { WorkSite } from './site.ts';

const FILES = { platform: readTaskFile, company: readCompanyTaskFile } as const;

/** Fetches the file that a task made and offers it to be saved. Its code comes when there is one to fetch. */
export async function fetchTaskFile(site: WorkSite, id: number): Promise<void> {
  saveFile(await callForFile(FILES[site], { params: { id } }));
}
