import type { SnapshotFrom } from 'xstate';
import type { requestMachine } from '#machines/requests/request.machine.ts';

const FILE_STATES = ['none', 'checking', 'tooLarge', 'wrongType', 'ready'] as const;
const REFUSALS = ['duplicate', 'overBudget', 'unanswered', 'other'] as const;

/** Props of the flow that files a request; the only place that reads its states. */
export function requestProps(snapshot: SnapshotFrom<typeof requestMachine>) {
  const { context } = snapshot;
  const { form, problems, file, original, progress, duplicates, request } = context;
  const refused = REFUSALS.find((state) => snapshot.matches({ refused: state })) ?? null;
  return {
    form,
    problems,
    file,
    original,
    progress,
    duplicates,
    request,
    refused,
    /** An earlier try of this request had no answer, so it may have been filed. */
    unsure: context.key !== null,
    step: stepOf(snapshot),
    fileState: FILE_STATES.find((state) => snapshot.matches({ file: state })) ?? 'none',
    mayReview: snapshot.can({ type: 'step.next' }),
    sending: snapshot.matches('sending'),
    message: context.refusal?.message ?? '',
  } as const;
}

// The review step stays shown while the request is sent and when it was refused.
function stepOf(snapshot: SnapshotFrom<typeof requestMachine>) {
  if (snapshot.matches('kind')) return 'kind';
  if (snapshot.matches('details')) return 'details';
  if (snapshot.matches('file')) return 'file';
  return snapshot.matches('filed') ? 'filed' : 'review';
}

export type RequestProps = ReturnType<typeof requestProps>;
