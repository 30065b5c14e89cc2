import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { toggleFavourite } from '#contract/favourites/favourites.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { meQuery, SHOWN_AHEAD } from '../session/session.queries.ts';

const FAVOURITES = { mutationKey: [SHOWN_AHEAD, 'favourites'] };

interface Wanted {
  benefit: BenefitInList;
  /** Whether it is to be a favourite. */
  wanted: boolean;
}

/** The person with a benefit among their favourites, or not, as is wanted. */
function withFavourite(me: User, { benefit, wanted }: Wanted): User {
  const others = me.favorite.filter(({ id }) => id !== benefit.id);
  return { ...me, favorite: wanted ? [{ ...benefit, favorite: true }, ...others] : others };
}

/**
 * Keeps a benefit or lets it go: shown at once, taken back with a message when the server refuses. The server only turns round
 * what it has: what another window did meanwhile is turned back.
 */
export function useToggleFavourite() {
  const t = useTexts(benefitsTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  const draw = (asked: Wanted) => client.setQueryData(meQuery.queryKey, (me) => me && withFavourite(me, asked));
  return useMutation({
    ...FAVOURITES,
    // One after another: the server turns what it has, and two at once could cross.
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
    onSettled: () => {
      // The last of several asks for the truth: an earlier answer would undo what is shown.
      if (client.isMutating(FAVOURITES) > 1) return;
      return client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}
