import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useDays } from '../../ground/use-days.ts';

/** Props of a day field in administration, apart from its own texts. */
export function useDayLabels() {
  const t = useTexts(adminTexts);
  return {
    ...useDays(),
    labels: { open: t('day.open'), previousMonth: t('day.previous'), nextMonth: t('day.next') },
  };
}
