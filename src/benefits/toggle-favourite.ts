import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { toggleFavourite } from '#contract/favourites/favourites.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { meQuery } from '../session/session.queries.ts';

/** The person with a benefit added to their favourites, or removed from them. */
export function withFavourite(me: User, benefit: BenefitInList): User {
  const others = me.favorite.filter(({ id }) => id !== benefit.id);
  const kept = others.length < me.favorite.length;
  return { ...me, favorite: kept ? others : [{ ...benefit, favorite: true }, ...others] };
}

/** Keeps a benefit or lets it go: shown at once, taken back with a message when the server refuses. */
export function useToggleFavourite() {
  const t = useTexts(benefitsTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  return useMutation({
    mutationKey: ['favourites'],
    // One after another: the server turns what it has, and two at once could cross.
    scope: { id: 'favourites' },
    mutationFn: (benefit: BenefitInList) => callEndpoint(toggleFavourite, { body: { id: benefit.id } }),
    onMutate: async (benefit) => {
      await client.cancelQueries({ queryKey: meQuery.queryKey });
      client.setQueryData(meQuery.queryKey, (me) => me && withFavourite(me, benefit));
    },
    onError: (_error, benefit) => {
      client.setQueryData(meQuery.queryKey, (me) => me && withFavourite(me, benefit));
      show({ tone: 'error', text: t('favouriteFailed') });
    },
    onSettled: () => {
      // The last of several asks for the truth: an earlier answer would undo what is shown.
      if (client.isMutating({ mutationKey: ['favourites'] }) > 1) return;
      return client.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}
