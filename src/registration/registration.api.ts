import { fromPromise } from 'xstate';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import {
  confirm,
  confirmNewAddress,
  readInvitation,
  readNewAddress,
  register,
} from '#contract/registration/registration.contract.ts';
import type { RegistrationBody } from '#machines/registration/registration.setup.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAtStart } from '../ground/read-at-start.ts';

/** Actors of the registration; `language` returns the page's language at the time of sending, in which the e-mails will be. */
export const registrationActors = (language: () => Language) => ({
  readInvitation: readAtStart<AnswerOf<typeof readInvitation>, { id: string }>(({ input, signal }) =>
    callEndpoint(readInvitation, { params: input, signal }),
  ),
  register: fromPromise<AnswerOf<typeof register>, RegistrationBody>(({ input, signal }) =>
    callEndpoint(register, { body: { ...input, language: language() }, signal }),
  ),
});

const confirming = new Map<string, Promise<AnswerOf<typeof confirm>>>();

/** Actor of the link that confirms an address. */
export const confirmationActors = {
  confirm: fromPromise<AnswerOf<typeof confirm>, { id: string }>(({ input }) => confirmOnce(input.id)),
};

// The link works once, so one call is shared: a screen mounted twice, as in development, must not be told that the link is
// used.
function confirmOnce(id: string): Promise<AnswerOf<typeof confirm>> {
  const asked = confirming.get(id) ?? callEndpoint(confirm, { params: { id } });
  confirming.set(id, asked);
  asked.catch(() => confirming.delete(id));
  return asked;
}

/** Actors of the link to a new address. */
export const newAddressActors = {
  readLink: readAtStart<AnswerOf<typeof readNewAddress>, { id: string }>(({ input, signal }) =>
    callEndpoint(readNewAddress, { params: input, signal }),
  ),
  confirmAddress: fromPromise<AnswerOf<typeof confirmNewAddress>, { id: string }>(({ input }) =>
    callEndpoint(confirmNewAddress, { params: input }),
  ),
};
