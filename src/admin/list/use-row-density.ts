import type { ListPlace } from '../parts/list-address.ts';
import { useDense } from '../site/device-settings.ts';
import type { List } from './use-list.ts';

/**
 * Whether the rows of a list are low: the address decides, otherwise the setting of this device. While a saved list is shown, a change goes
 * into the address.
 */
export function useRowDensity<Values extends ListPlace>({ values, go }: Pick<List<Values>, 'values' | 'go'>) {
  const [onDevice, setOnDevice] = useDense();
  const { rows, list, page } = values;
  const set = (dense: boolean) => {
    const isOfAddress = rows !== '' || list !== '';
    if (isOfAddress) go({ rows: dense ? 'dense' : 'roomy', page } as Partial<Values>, { replace: true });
    else setOnDevice(dense);
  };
  return [rows === '' ? onDevice : rows === 'dense', set] as const;
}
