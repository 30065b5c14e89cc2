import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { availableIn, oldestPurchase } from '#contract/requests/requests.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { requestMachine } from '#machines/requests/request.machine.ts';
import type { RequestForm, RequestStepName } from '#machines/requests/request-form.ts';
import { readAgain } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { watchCache } from '../api/watch-cache.ts';
import { categoriesQuery } from '../benefits/benefits.queries.ts';
import { READS_OF_MONEY } from '../ground/invalidated-reads.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { newKey } from '../ground/new-key.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachSnapshot } from '../ground/use-each-snapshot.ts';
import { useStepsInHistory, walkTo } from '../ground/use-steps-in-history.ts';
import { meQuery, useReloadMe } from '../session/session.queries.ts';
import { EMPTY_REQUEST, type InitialRequest } from './initial-request.ts';
import { keepFile, keptFile } from './kept-file.ts';
import { requestProps } from './request-props.ts';
import { REQUEST_READS } from './request-reads.ts';
import { checkFileActor, fileRequestActor } from './requests.api.ts';

interface KeptRequest {
  form: RequestForm;
  step: RequestStepName;
  key: string | null;
}

// Each step is an entry of the history too, so that Back leads to the previous one.
const STEPS: readonly string[] = ['kind', 'details', 'file', 'review'];

function take(actor: ActorRefFrom<typeof requestMachine>, type: 'step.back' | 'step.next'): boolean {
  const may = actor.getSnapshot().can({ type });
  if (may) actor.send({ type });
  return may;
}

const budgetsOf = ({ available, category_budgets }: User) => ({ available, category_budgets });

/** Wires the flow that files a request to the server, the tab's storage (product.md 7.15), the history and the messages. */
export function useNewRequest(me: User, { name, form, original }: InitialRequest, onFiled: () => void) {
  const t = useTexts(requestsTexts);
  const client = useQueryClient();
  const reload = useReloadMe();
  const navigate = useNavigate();
  const { show } = useToasts();
  const work = `request.${me.id}.${name}`;
  const [kept, keep, finish] = useKeptWork<KeptRequest>(work, { form, step: original ? 'details' : 'kind', key: null });
  const [input] = useState(() => ({ ...kept, file: keptFile(work), original, budgets: budgetsOf(me) }));
  const tell = useRef<(percent: number) => void>(() => {});
  const machine = requestMachine.provide({
    actors: {
      checkFile: checkFileActor,
      fileRequest: fileRequestActor((percent) => tell.current(percent)),
      watchBudgets: watchCache(client, [meQuery, categoriesQuery], () => {
        const read = client.getQueryData(meQuery.queryKey);
        const categories = client.getQueryData(categoriesQuery.queryKey)?.map(({ id }) => id);
        return read ? { type: 'budgets.read', budgets: budgetsOf(read), categories } : null;
      }),
    },
    actions: {
      reloadUser: () => void reload(),
      sayFiled: () => {
        finish();
        keepFile(work, null);
        void readAgain(client, [...REQUEST_READS, ...READS_OF_MONEY]);
        show({ tone: 'success', text: t('filed.toast') });
        onFiled();
      },
    },
  });
  const [snapshot, send, actor] = useMachine(machine, { input });
  const props = requestProps(snapshot);
  useEffect(() => {
    tell.current = (percent) => send({ type: 'progress.tell', percent });
  }, [send]);
  useEachSnapshot(actor, (now) => {
    const { step, form, file, fileState } = requestProps(now);
    if (step === 'filed') return;
    keep({ form, step, key: now.context.key });
    keepFile(work, fileState === 'checking' ? null : file);
  });

  const today = businessDay(serverNow());
  const firstFiled = original ? businessDay(new Date(original.firstFiledAt)) : today;
  const available = availableIn(props.form.category, me);
  const submitDetails = () => send({ type: 'details.submit', today });
  const at = () => STEPS.indexOf(requestProps(actor.getSnapshot()).step);
  useStepsInHistory(Math.max(0, STEPS.indexOf(props.step)), (wanted) =>
    walkTo(wanted, {
      at,
      back: () => take(actor, 'step.back'),
      forward: () => {
        if (!actor.getSnapshot().matches('details')) return take(actor, 'step.next');
        submitDetails();
        return at() > STEPS.indexOf('details');
      },
    }),
  );
  return {
    props: { ...props, available, currency: me.currency, days: { min: oldestPurchase(firstFiled), max: today } },
    send,
    submitDetails,
    sendRequest: () => send({ type: 'request.send', key: newKey(), today }),
    acceptDuplicate: () => send({ type: 'duplicate.accept', key: newKey() }),
    // The next request starts empty: a prefilled or resubmitted one navigates to the plain address, which changes the name of
    // the stored work too.
    fileAnother: () =>
      name === EMPTY_REQUEST
        ? send({ type: 'request.again' })
        : void navigate(paths.requests(), { replace: true, preventScrollReset: true }),
  };
}
