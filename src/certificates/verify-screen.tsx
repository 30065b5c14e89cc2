import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../ground/paths.ts';
import { verificationQuery } from './certificates.queries.ts';
import { VerifyView } from './verify-view.tsx';

/** `/verify/:code`, for anyone: the guest layout has no data of its own. */
export function VerifyScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <Verification />
    </QueryClientProvider>
  );
}

function Verification() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, isPending, isFetching, refetch } = useQuery(verificationQuery(code));
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <VerifyView
      step={isPending ? 'verifying' : data ? 'verified' : unknown ? 'unknown' : 'failed'}
      verified={data ?? null}
      code={code}
      failure={error?.message ?? ''}
      retrying={isFetching}
      onRetry={() => void refetch()}
      onCode={(typed) => void navigate(paths.verify(encodeURIComponent(typed)))}
    />
  );
}
