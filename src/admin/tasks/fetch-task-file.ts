import { readCompanyTaskFile, readTaskFile } from '#contract/tasks/tasks.contract.ts';
import { type AnsweredFile, callForFile } from '../../api/call-for-file.ts';
import type { WorkSite } from '../site/site.ts';

const FILES = { platform: readTaskFile, company: readCompanyTaskFile } as const;

/** Fetches the file that a task made. Its code comes when there is one to fetch. */
export const fetchTaskFile = (site: WorkSite, id: number): Promise<AnsweredFile> =>
  callForFile(FILES[site], { params: { id } });
