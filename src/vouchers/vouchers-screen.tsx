import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { changeVoucher, type Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { voucherStatus } from '#contract/vouchers/vouchers.rules.ts';
import { useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { paths } from '../app/paths.ts';
import { useOffline } from '../cart/use-offline.ts';
import { keepCopy, readCopy } from '../offline/offline-copy.ts';
import { useToasts } from '../toasts/toasts-context.ts';
import { useCopyCode } from './use-copy-code.ts';
import { vouchersQuery } from './vouchers.queries.ts';
import { VouchersView } from './vouchers-view.tsx';

/** The wallet. What was seen once can be read without a network (product.md 7.12). */
export function VouchersScreen() {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(vouchersQuery);
  const offline = useOffline();
  const mark = useMarkVoucher();
  const copy = useCopyCode();
  const today = businessDay(new Date());
  useEffect(() => {
    if (data) keepCopy('vouchers', data, new Date(dataUpdatedAt));
  }, [data, dataUpdatedAt]);
  const kept = data || !(offline || isError) ? null : readCopy('vouchers');
  const shown = data ?? kept?.copy ?? null;
  const loadedAt = data ? new Date(dataUpdatedAt).toISOString() : (kept?.savedAt ?? null);
  return (
    <VouchersView
      vouchers={shown?.map((voucher) => ({ ...voucher, status: voucherStatus(voucher, today) })) ?? null}
      failed={isError && !shown}
      busy={isFetching}
      savedAt={offline || kept ? loadedAt : null}
      today={today}
      marking={mark.isPending ? mark.variables.id : null}
      links={{
        browse: (children) => <Link to={`${paths.flexible()}?type=voucher`}>{children}</Link>,
        benefit: (id, children) => <Link to={paths.benefit(id)}>{children}</Link>,
        order: (id, children) => <Link to={paths.transaction(id)}>{children}</Link>,
      }}
      onCopy={copy}
      onMark={(id, used) => mark.mutate({ id, used })}
      onRetry={() => void refetch()}
    />
  );
}

interface Mark {
  id: number;
  used: boolean;
}

function useMarkVoucher() {
  const t = useTexts(vouchersTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  const mark: UseMutationResult<Voucher, Error, Mark> = useMutation({
    mutationFn: ({ id, used }: Mark) => callEndpoint(changeVoucher, { params: { id }, body: { used } }),
    // It goes to the others: what it is now is said, and can be taken back from where one is.
    onSuccess: ({ code }, { id, used }) =>
      show({
        tone: 'success',
        text: t(used ? 'marked' : 'unmarked', { code }),
        action: { label: t('undo'), onPress: () => mark.mutate({ id, used: !used }) },
      }),
    onError: ({ message }) => show({ tone: 'error', text: message || t('markFailed'), long: true }),
    // Whether its order can be cancelled depends on it too.
    onSettled: () =>
      Promise.all(['vouchers', 'transactions'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
  return mark;
}
