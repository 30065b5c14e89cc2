import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { CheckedCoupon } from '#contract/coupons/coupons.contract.ts';
import { type CourseInList, getCourse } from '#contract/courses/courses.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { getPackage } from '#contract/packages/packages.contract.ts';
import { enrolmentMachine, type SeenLearning } from '#machines/enrolments/enrolment.machine.ts';
import { query, readAgain } from '../api/query.ts';
import { watchCache } from '../api/watch-cache.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { newKey } from '../ground/new-key.ts';
import { useMe } from '../session/session.queries.ts';
import { CHANGED, enrolmentActors, type WantedLearning } from './enrolment.api.ts';
import { enrolmentProps } from './enrolment-props.ts';

/** The fields of a course or a package that enrolling needs. */
export type Learning = Pick<CourseInList, 'pk' | 'name' | 'price' | 'price_currency' | 'progress'>;

const seenOf = ({ price, price_currency, progress }: Learning): SeenLearning => ({
  price: price === null ? 0 : toMinor(price_currency),
  enrolled: progress !== 'none',
});

interface Kept {
  coupon: CheckedCoupon | null;
  /** Text of the coupon field. */
  typed: string;
}

/** Wires the flow of an enrolment to the server and the tab's storage. */
export function useEnrolment(wanted: WantedLearning, learning: Learning) {
  const client = useQueryClient();
  const { id: person } = useMe();
  const machine = enrolmentMachine.provide({
    actors: { ...enrolmentActors(client, wanted), watchCourse: watchPreview(client, wanted) },
    actions: {
      reload: () => {
        void readAgain(client, CHANGED);
      },
    },
  });
  const work = `enrolment.${person}.${wanted.kind}.${wanted.pk}`;
  const [kept, keep, forget] = useKeptWork<Kept>(work, { coupon: null, typed: '' });
  const [snapshot, send] = useMachine(machine, { input: { ...seenOf(learning), coupon: kept.coupon } });
  const props = enrolmentProps(snapshot);
  const isOver = props.enrolled;
  const { coupon, typed: lookedUp } = snapshot.context;
  // The checked text is cleared from the field, for it is the coupon now; any other typed text stays.
  const note = useEffectEvent((now: CheckedCoupon | null) =>
    keep({ coupon: now, typed: now && kept.typed.trim() === lookedUp ? '' : kept.typed }),
  );
  const end = useEffectEvent(forget);
  useEffect(() => {
    if (isOver) end();
    else note(coupon);
  }, [isOver, coupon]);
  return {
    props,
    typed: kept.typed,
    onType: (typed: string) => keep({ ...kept, typed }),
    onCheckCoupon: (name: string) => send({ type: 'coupon.check', name }),
    onRemoveCoupon: () => send({ type: 'coupon.remove' }),
    onEnrol: () => send({ type: 'enrol.ask', key: newKey() }),
    onDismiss: () => send({ type: 'enrol.dismiss' }),
    onConfirm: () => send({ type: 'enrol.confirm', key: newKey() }),
  };
}

/** Sends the course or package from the cache whenever its preview changes. */
function watchPreview(client: QueryClient, { kind, pk }: WantedLearning) {
  const input = { params: { pk } };
  const preview = kind === 'course' ? query(getCourse, input) : query(getPackage, input);
  return watchCache(client, [preview], () => {
    const read = client.getQueryData<Learning>(preview.queryKey);
    return read ? { type: 'course.read', ...seenOf(read) } : null;
  });
}
