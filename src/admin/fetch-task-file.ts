import { readCompanyTaskFile, readTaskFile } from '#contract/tasks/tasks.contract.ts';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import type { WorkSite } from './site.ts';

const FILES = { platform: readTaskFile, company: readCompanyTaskFile } as const;

/** Fetches the file that a task made and lets the browser save it. This module is loaded only when there is a file to fetch. */
export async function fetchTaskFile(site: WorkSite, id: number): Promise<void> {
  saveFile(await callForFile(FILES[site], { params: { id } }));
}
