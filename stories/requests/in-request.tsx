import type { SnapshotFrom } from 'xstate';
import type { requestMachine } from '#machines/requests/request.machine.ts';
import { NewRequestView } from '#src/requests/new-request-view.tsx';
import type { NewRequestViewProps } from '#src/requests/new-request-view-props.ts';
import { requestProps } from '#src/requests/request-props.ts';
import { surroundings } from './sample-request.ts';

interface InRequestProps extends Partial<NewRequestViewProps> {
  snapshot: SnapshotFrom<typeof requestMachine>;
}

/** Filing a request, in one state of its machine. */
export function InRequest({ snapshot, ...changes }: InRequestProps) {
  return (
    <div className="p-4 desk:p-8">
      <NewRequestView
        {...requestProps(snapshot)}
        {...surroundings}
        requestLink={(id, children) => <a href={`/reimbursement?request=${id}`}>{children}</a>}
        mineLink={(children) => <a href="/reimbursement?tab=mine">{children}</a>}
        {...changes}
      />
    </div>
  );
}
