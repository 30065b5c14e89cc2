import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { usePageTitle } from '../../ground/page-title.ts';

/** Sets the title of the window: the page, and the number of its filters. */
export function useAdminTitle(page: string, filters = 0): void {
  const t = useTexts(adminTexts);
  usePageTitle(t('title', { page, filters }));
}
