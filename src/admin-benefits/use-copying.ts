import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyBenefit, listAdminBenefits } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useUnmounted } from '../ground/use-unmounted.ts';
import { benefitPage } from './benefit-address.ts';
import type { WithdrawnBenefit } from './use-benefit-ending.tsx';

/**
 * Copies a benefit into a new draft, and opens the draft or links to it in the toast (always the latter after one has left the page). A
 * second press during the call is ignored.
 */
export function useCopying({ opens = false } = {}): (benefit: Pick<WithdrawnBenefit, 'id' | 'name'>) => Promise<void> {
  const t = useTexts(adminBenefitsTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const isLeft = useUnmounted();
  const running = useRef(new Set<number>());
  return async ({ id, name }) => {
    if (running.current.has(id)) return;
    running.current.add(id);
    try {
      const copy = await callEndpoint(copyBenefit, { params: { id } });
      await readAgain(client, [listAdminBenefits]);
      const open = () => navigate(benefitPage(copy.id));
      const isOpened = opens && !isLeft.current;
      const action = isOpened ? undefined : { label: t('benefits.openCopy'), onPress: () => void open() };
      toasts.show(
        Object.assign({ tone: 'success' as const, text: t('benefits.copied', { name }) }, action && { action }),
      );
      if (isOpened) await open();
    } catch (error) {
      toasts.show({ tone: 'error', text: error instanceof Error ? error.message : '' });
    }
    running.current.delete(id);
  };
}
