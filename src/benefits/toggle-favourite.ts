import { useQueryClient } from '@tanstack/react-query';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { toggleFavourite } from '#contract/favourites/favourites.contract.ts';
import { getMe, type User } from '#contract/users/users.contract.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useChange } from '../ground/use-change.ts';
import { meQuery, SHOWN_AHEAD } from '../session/session.queries.ts';

const FAVOURITES = { mutationKey: [SHOWN_AHEAD, 'favourites'] };

interface Wanted {
  benefit: BenefitInList;
  /** Whether it is to be a favourite. */
  wanted: boolean;
}

/** The person with a benefit added to or removed from their favourites. */
function withFavourite(me: User, { benefit, wanted }: Wanted): User {
  const others = me.favorite.filter(({ id }) => id !== benefit.id);
  return { ...me, favorite: wanted ? [{ ...benefit, favorite: true }, ...others] : others };
}

/**
 * Adds or removes a favourite: optimistic, reverted with a message when the server refuses. The call is a toggle; when another
 * window had changed the same, it is called once more.
 */
export function useToggleFavourite() {
  const t = useTexts(benefitsTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  const draw = (asked: Wanted) => client.setQueryData(meQuery.queryKey, (me) => me && withFavourite(me, asked));
  return useChange({
    ...FAVOURITES,
    // Calls run one after another: the call is a toggle, and two in parallel could cross.
    scope: { id: 'favourites' },
    mutationFn: async ({ benefit: { id }, wanted }: Wanted) => {
      const toggle = () => callEndpoint(toggleFavourite, { body: { id } });
      const { favorite } = await toggle();
      if (favorite !== wanted) await toggle();
    },
    onMutate: async (asked) => {
      await client.cancelQueries({ queryKey: meQuery.queryKey });
      draw(asked);
    },
    onError: (_error, { benefit, wanted }) => {
      draw({ benefit, wanted: !wanted });
      show({ tone: 'error', text: t('favouriteFailed') });
    },
    changes: [getMe],
  });
}
