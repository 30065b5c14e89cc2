import type { VoucherInLine } from '#contract/vouchers/vouchers.contract.ts';
import { VoucherTicket, type VoucherTicketProps } from './voucher-ticket.tsx';

interface VoucherTicketsProps extends Pick<VoucherTicketProps, 'today' | 'opened' | 'onCopy'> {
  vouchers: readonly VoucherInLine[];
}

/** The codes of an order line. */
export function VoucherTickets({ vouchers, ...rest }: VoucherTicketsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {vouchers.map(({ id, code, status, valid_until }) => (
        <li key={id}>
          <VoucherTicket code={code} status={status} {...rest} validUntil={valid_until} />
        </li>
      ))}
    </ul>
  );
}
