import { queryOptions } from '@tanstack/react-query';
import { listDevices } from '#contract/profile/profile.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Where the person is signed in; a hundred is more than anybody has. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => callEndpoint(listDevices, { query: { page_size: 100 }, signal }),
});
