import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { usePageTitle } from '../ground/page-title.ts';

/** Titles the window after the page, and by how many filters it is narrowed. */
export function useAdminTitle(page: string, filters = 0): void {
  const t = useTexts(adminTexts);
  usePageTitle(t('title', { page, filters }));
}
