import { Link } from 'react-router-dom';
import { getOrder } from '#contract/checkout/checkout.contract.ts';
import { getTransaction, listTransactions } from '#contract/transactions/transactions.contract.ts';
import { changeVoucher, listVouchers } from '#contract/vouchers/vouchers.contract.ts';
import { useTexts } from '#locales/texts.tsx';
import { vouchersTexts } from '#locales/vouchers/vouchers.texts.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { useWallet } from './use-wallet.ts';
import { VouchersView } from './vouchers-view.tsx';

/** The wallet. Once loaded, its vouchers can be read without a network (product.md 7.12). */
export function VouchersScreen() {
  const wallet = useWallet();
  const mark = useMarkVoucher();
  const copy = useCopyCode();
  return (
    <VouchersView
      {...wallet}
      marking={mark.running}
      links={{
        browse: (children) => <Link to={`${paths.flexible()}?type=voucher`}>{children}</Link>,
        benefit: (id, children) => <Link to={paths.benefit(id)}>{children}</Link>,
        order: (id, children) => <Link to={paths.transaction(id)}>{children}</Link>,
      }}
      onCopy={copy}
      onMark={(id, used) => mark.mutate({ id, used })}
    />
  );
}

interface Mark {
  id: number;
  used: boolean;
}

function useMarkVoucher() {
  const t = useTexts(vouchersTexts);
  const { show } = useToasts();
  const mark = useEachMutation({
    of: ({ id }: Mark) => id,
    mutationFn: ({ id, used }) => callEndpoint(changeVoucher, { params: { id }, body: { used } }),
    // The voucher moves to the other group, so a message says so and offers to undo it.
    onSuccess: ({ code }, { id, used }) =>
      show({
        tone: 'success',
        text: t(used ? 'marked' : 'unmarked', { code }),
        action: { label: t('undo'), onPress: () => mark.mutate({ id, used: !used }) },
      }),
    onError: ({ message }) => show({ tone: 'error', text: message || t('markFailed'), long: true }),
    // Its order shows it too, and can be cancelled or not depending on it.
    changes: [listVouchers, getOrder, listTransactions, getTransaction],
  });
  return mark;
}
