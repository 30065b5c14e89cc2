import { useState } from 'react';
import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Progress } from '#contract/courses/courses.rules.ts';
import { enrolmentMachine } from '#machines/enrolments/enrolment.machine.ts';
import { refusalOf } from '#machines/refusal.ts';
import { EnrolPanelView } from '#src/enrolments/enrol-panel-view.tsx';
import { enrolmentProps } from '#src/enrolments/enrolment-props.ts';

type Value = SnapshotFrom<typeof enrolmentMachine>['value'];

export interface InEnrolmentProps {
  /** The state of the machine that is shown. */
  value: Value;
  /** In minor units; 0 when it is free. */
  price?: number;
  /** Percent of the coupon that is applied; null without one. */
  percentOff?: number | null;
  /** Message of the refusal; empty without one. */
  message?: string;
  /** Available amount, in minor units. */
  left?: number;
  /** Text of the coupon field. */
  typed?: string;
  kind?: CourseOrPackage;
  progress?: Progress;
  /** Called with the type of the event that would be sent, and the name of a coupon. */
  onEvent?: (type: string, name?: string) => void;
}

const REFUSED = ['couponRefused', 'refused', 'failed'];

/** The panel to enrol in a course, in one state of its machine. */
export function InEnrolment(props: InEnrolmentProps) {
  const { value, price = 420_000, percentOff = null, message = '', left = 4_825_000, onEvent = fn() } = props;
  const { kind = 'course', progress = 'none' } = props;
  const [typed, onType] = useState(props.typed ?? '');
  const isRefused = REFUSED.some((state) => JSON.stringify(value).includes(`"${state}"`));
  const snapshot = enrolmentMachine.resolveState({
    value,
    context: {
      price,
      seen: { price, enrolled: value === 'enrolled' },
      typed: '',
      key: null,
      coupon: percentOff === null ? null : { name: 'ZNANJE50', percent_off: percentOff },
      refusal: isRefused ? refusalOf({ status: 400, message }) : null,
    },
  });
  const send = (type: string) => () => onEvent(type);
  return (
    <div className="mx-auto min-h-dvh max-w-medium p-4">
      <EnrolPanelView
        {...enrolmentProps(snapshot)}
        kind={kind}
        progress={progress}
        left={left}
        typed={typed}
        onType={onType}
        name="Organizacija vremena"
        currency="RSD"
        base={12_000_000}
        startLink={(children) => <a href="/course/start/1">{children}</a>}
        freeLink={(children) => <a href="/packages/?type=free">{children}</a>}
        budgetLink={(children) => <a href="/budget">{children}</a>}
        certificateLink={(children) => <a href="/certificates/">{children}</a>}
        onCheckCoupon={(name) => onEvent('coupon.check', name)}
        onRemoveCoupon={send('coupon.remove')}
        onEnrol={send('enrol.ask')}
        onDismiss={send('enrol.dismiss')}
        onConfirm={send('enrol.confirm')}
      />
    </div>
  );
}
