import { oneStop } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { SuggestionStatus } from '#contract/suggestions/suggestions.rules.ts';

interface Suggested {
  name: string;
  provider: string;
}

interface Words {
  title: string;
  text: (suggested: Suggested) => string;
}

const en: Record<SuggestionStatus, Words> = {
  new: {
    title: 'There is an answer to your suggestion',
    text: ({ name, provider }) => `You suggested: ${name} (${provider}).`,
  },
  contacted: {
    title: 'We are looking into your suggestion',
    text: ({ name, provider }) => oneStop(`We are talking to ${provider} about what you suggested: ${name}.`),
  },
  agreed: {
    title: 'What you suggested is agreed',
    text: ({ name, provider }) => `${name} (${provider}) will be among the benefits.`,
  },
  declined: {
    title: 'What you suggested will not be a benefit',
    text: ({ name, provider }) => `You suggested: ${name} (${provider}).`,
  },
  live: {
    title: 'What you suggested is a benefit now',
    text: ({ name, provider }) => `${name} (${provider}) is among the benefits. Your suggestion leads to it.`,
  },
};

const sr: Record<SuggestionStatus, Words> = {
  new: {
    title: 'Stigao je odgovor na tvoj predlog',
    text: ({ name, provider }) => `Tvoj predlog: ${name} (${provider}).`,
  },
  contacted: {
    title: 'Radimo na tvom predlogu',
    text: ({ name, provider }) => oneStop(`U toku je razgovor sa partnerom ${provider} o tvom predlogu: ${name}.`),
  },
  agreed: {
    title: 'Tvoj predlog je dogovoren',
    text: ({ name, provider }) => `${name} (${provider}) biće među benefitima.`,
  },
  declined: {
    title: 'Tvoj predlog neće biti među benefitima',
    text: ({ name, provider }) => `Tvoj predlog: ${name} (${provider}).`,
  },
  live: {
    title: 'Tvoj predlog je sada benefit',
    text: ({ name, provider }) => `${name} (${provider}) je među benefitima. Link je uz tvoj predlog.`,
  },
};

/** Texts of the notification to the author of a suggestion, by its status. */
export const ANSWERS: Record<Language, Record<SuggestionStatus, Words>> = { EN: en, SR: sr };
