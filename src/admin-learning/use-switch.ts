import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Coupon,
  changeCoupon,
  getCoupon,
  getCouponImpact,
  listCoupons,
} from '#contract/coupons/admin-coupons.contract.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';

type Seen = Pick<Coupon, 'pk' | 'name' | 'revision'>;

const put = ({ pk, revision }: Seen, active: boolean) =>
  callEndpoint(changeCoupon, {
    params: { pk },
    headers: { 'If-Revision-Match': String(revision) },
    body: { active },
  });

const isMoved = (error: Error) => error instanceof ApiError && error.code === 'record.changed';

/** Switching a coupon off, which is asked for once more with its consequences, and on again, which is not. */
export function useSwitch() {
  const t = useTexts(adminLearningTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const [asked, ask] = useState<Seen | null>(null);
  const [moved, setMoved] = useState(false);
  const changes = [listCoupons, getCoupon, getCouponImpact];
  const failed = (error: Error) => {
    void readAgain(client, changes);
    toasts.show({ tone: 'error', text: error.message });
  };
  const on = useSoleMutation({
    mutationFn: (coupon: Seen) => put(coupon, true),
    onSuccess: ({ name }) => toasts.show({ tone: 'success', text: t('on.done', { name }) }),
    onError: failed,
    changes,
  });
  const off = useSoleMutation({
    mutationFn: (coupon: Seen) => put(coupon, false),
    onSuccess: (coupon) => {
      ask(null);
      const { name } = coupon;
      const action = { label: t('off.undo'), onPress: () => on.mutate(coupon) };
      toasts.show({ tone: 'success', text: t('off.done', { name }), action });
    },
    onError: (error) => {
      if (!isMoved(error)) return failed(error);
      setMoved(true);
      void readAgain(client, changes);
    },
    changes,
  });
  return {
    asked,
    /** Somebody changed it since the consequences were read. */
    moved,
    busy: off.isPending,
    ask: (coupon: Seen) => {
      setMoved(false);
      ask(coupon);
    },
    cancel: () => ask(null),
    confirm: off.mutate,
    switchOn: on.mutate,
  };
}
