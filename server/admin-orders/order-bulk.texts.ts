import type { OrderAction } from '#contract/admin-orders/order-bulk.contract.ts';
import type { BulkWords } from '../bulk/bulk-task.ts';

/** Titles of the notification at the end of a bulk change of orders. */
export const ORDER_BULK_TEXTS: Record<OrderAction, BulkWords> = {
  process: {
    done: { en: 'The orders are in process', sr: 'Porudžbine su u pripremi' },
    stopped: { en: 'Moving orders into process has stopped', sr: 'Prebacivanje porudžbina u pripremu je zaustavljeno' },
  },
  complete: {
    done: { en: 'The orders are completed', sr: 'Porudžbine su završene' },
    stopped: { en: 'Completing orders has stopped', sr: 'Završavanje porudžbina je zaustavljeno' },
  },
};
