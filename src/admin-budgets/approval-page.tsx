import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { NoPage } from '../admin/site/no-page.tsx';
import { ApprovalView } from './approval-view.tsx';
import { useApproval } from './use-approval.ts';

/** The page of one proposal. */
export function ApprovalPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <OneApproval key={id} id={Number(id)} /> : <NoPage why="missing" />;
}

function OneApproval({ id }: { id: number }) {
  const place = useId();
  const [snapshot, send] = useApproval(id, () => focusProblem(place));
  return <ApprovalView id={place} snapshot={snapshot} send={send} />;
}
