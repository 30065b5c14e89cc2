import { useParams } from 'react-router-dom';
import { type GiftDetail, getGift, listGiftPeople, stopGift } from '#contract/gifts/gifts.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { NoPage } from '../admin/site/no-page.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { addressOf, choiceField, pageField } from '../ground/address.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useAddress } from '../ground/use-address.ts';
import { usePage, useRead } from '../ground/use-read.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { GIFT_CALLS } from './gift-calls.ts';
import { GiftView } from './gift-view.tsx';
import { GivePage } from './give-page.tsx';
import { takingBack, useTakeBack } from './use-take-back.ts';

/** Milliseconds between reads while the gift is being given or taken back. */
const PAUSE = 1500;

const PEOPLE_SHOWN = 50;

const peopleAddress = addressOf({ state: choiceField(['given', 'waiting', 'left_out'] as const), page: pageField });

/** The page of one gift, or the page on which one is given. */
export function GiftPage() {
  const { id = '' } = useParams();
  const writes = mayWrite(useMe(), 'company.budgets');
  if (id === NEW) return writes ? <GivePage /> : <NoPage why="closed" />;
  return /^[1-9]\d{0,8}$/.test(id) ? <OneGift key={id} id={Number(id)} writes={writes} /> : <NoPage why="missing" />;
}

const isMoving = ({ status, take_backs: taken }: GiftDetail) =>
  status === 'running' || taken.some((each) => each.running);

function OneGift({ id, writes }: { id: number; writes: boolean }) {
  const one = query(getGift, { params: { id } });
  const found = useRead({ ...one, refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? PAUSE : false) });
  const moves = found.data !== null && isMoving(found.data);
  const { values, go } = useAddress(peopleAddress);
  const { state, page } = values;
  const asked = { state: state || undefined, page, page_size: PEOPLE_SHOWN };
  const people = usePage(
    { ...query(listGiftPeople, { params: { id }, query: asked }), refetchInterval: moves ? PAUSE : false },
    { page, perPage: PEOPLE_SHOWN, onPage: (last) => go({ page: last }, { replace: true }) },
  );
  const endings = useEndings(useTakeBack());
  const toasts = useToasts();
  const stop = useSoleMutation({
    mutationFn: () => callEndpoint(stopGift, { params: { id } }),
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    changes: GIFT_CALLS,
  });
  return (
    <>
      <GiftView
        found={found}
        people={people}
        show={state}
        page={page}
        perPage={PEOPLE_SHOWN}
        onShow={(next) => go({ state: next, page: 1 }, { replace: true })}
        onPage={(next) => go({ page: next })}
        onStop={writes ? () => stop.mutate() : undefined}
        isStopping={stop.isPending}
        onTakeBack={writes ? (gift, person) => endings.ask(takingBack(gift, person)) : undefined}
      />
      <EndingQuestion endings={endings} />
    </>
  );
}
