import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { useMe } from '../session/session.queries.ts';
import { useSession } from '../session/session-context.ts';
import { SignedInView } from './signed-in-view.tsx';

/** Shown for an invitation while a person is signed in, for it is valid for its address alone. */
export function SignedInScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}

function SignedIn() {
  const { email } = useMe();
  const { end } = useSession();
  return <SignedInView email={email} onSignOut={end} />;
}
