import { MOST_SAVED_LISTS } from '#contract/saved-lists/saved-lists.rules.ts';
import { AppError } from '../errors/app-error.ts';

export const savedListThere = () => {
  const text = { en: 'You already have a list with that name.', sr: 'Već imaš spisak s tim nazivom.' };
  return new AppError(409, 'saved_lists.there', text, { fields: { name: text } });
};

export const listNotTold = () =>
  new AppError(409, 'saved_lists.not_told', {
    en: 'What is new in this list cannot be told each morning.',
    sr: 'Šta je novo na ovom spisku ne može da se javlja svakog jutra.',
  });

export const tooManySavedLists = () =>
  new AppError(409, 'saved_lists.too_many', {
    en: `You have ${MOST_SAVED_LISTS} lists here, which is as many as there can be. Delete one first.`,
    sr: `Ovde imaš ${MOST_SAVED_LISTS} spiskova, a više ne može. Prvo obriši neki.`,
  });
