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

/** The calls of registering; `language` is that of the page at the moment of sending, and of the mails then. */
export const registrationActors = (language: () => Language) => ({
  readInvitation: readAtStart<AnswerOf<typeof readInvitation>, { id: string }>(({ input, signal }) =>
    callEndpoint(readInvitation, { params: input, signal }),
  ),
  register: fromPromise<AnswerOf<typeof register>, RegistrationBody>(({ input, signal }) =>
    callEndpoint(register, { body: { ...input, language: language() }, signal }),
  ),
});

const confirming = new Map<string, Promise<AnswerOf<typeof confirm>>>();

/** The call of the link that confirms an address. */
export const confirmationActors = {
  confirm: fromPromise<AnswerOf<typeof confirm>, { id: string }>(({ input }) => confirmOnce(input.id)),
};

// The link works once: a screen that is rendered twice, as in development, must not get the answer that it is used.
function confirmOnce(id: string): Promise<AnswerOf<typeof confirm>> {
  const asked = confirming.get(id) ?? callEndpoint(confirm, { params: { id } });
  confirming.set(id, asked);
  asked.catch(() => confirming.delete(id));
  return asked;
}

/** The calls of the link to a new address. */
export const newAddressActors = {
  readLink: readAtStart<AnswerOf<typeof readNewAddress>, { id: string }>(({ input, signal }) =>
    callEndpoint(readNewAddress, { params: input, signal }),
  ),
  confirmAddress: fromPromise<AnswerOf<typeof confirmNewAddress>, { id: string }>(({ input }) =>
    callEndpoint(confirmNewAddress, { params: input }),
  ),
};
