import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { verifyCertificate } from '#contract/certificates/certificates.contract.ts';
import { query } from '../api/query.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { VerifyView } from './verify-view.tsx';

/** `/verify/:code`, for anyone. It needs its own query client, for the guest layout has none. */
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
  const certificate = useRead({ ...query(verifyCertificate, { params: { code } }), retry: false });
  return (
    <VerifyView
      certificate={certificate}
      code={code}
      onCode={(typed) => void navigate(paths.verify(encodeURIComponent(typed)))}
    />
  );
}
