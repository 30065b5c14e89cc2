import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { NoPage } from '../admin/site/no-page.tsx';
import { PlatformApprovalView } from './approval-view.tsx';
import { usePlatformApproval } from './use-platform-approval.ts';

/** One proposal of the platform at its address. */
export function PlatformApprovalPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <OneApproval key={id} id={Number(id)} /> : <NoPage why="missing" />;
}

function OneApproval({ id }: { id: number }) {
  const place = useId();
  const [snapshot, send] = usePlatformApproval(id, () => focusProblem(place));
  return <PlatformApprovalView id={place} snapshot={snapshot} send={send} />;
}
