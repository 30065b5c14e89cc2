import { fn } from 'storybook/test';
import type { Found } from '#src/ground/found.ts';

const trying = () => ({ busy: false, onRetry: fn() });

/** A loaded read, for the args of a view. */
export const ready = <Data>(data: Data, { old = false } = {}): Found<Data> => ({
  ...trying(),
  state: 'ready',
  data,
  old,
});
export const loading = (): Found<never> => ({ ...trying(), busy: true, state: 'loading', data: null });
export const offline = (): Found<never> => ({ ...trying(), state: 'offline', data: null });
export const missing = (): Found<never> => ({ ...trying(), state: 'missing', data: null });
export const failed = (message = 'Server predugo ne odgovara. Pokušaj ponovo.'): Found<never> => ({
  ...trying(),
  state: 'failed',
  data: null,
  message,
  status: 500,
});

/** A page of a list as the server returns it. */
export const pageOf = <Row>(results: readonly Row[], count = results.length) => ({
  count,
  next: null,
  previous: null,
  results: [...results],
});
