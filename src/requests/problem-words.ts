import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';

const CODES = [
  'required',
  'comma',
  'decimals',
  'notNumber',
  'negative',
  'zero',
  'tooLarge',
  'overBudget',
  'noDay',
  'future',
  'tooOld',
] as const;

/** What is wrong with a field, for people: our words for a code of the rules, or the server's own. */
export function useProblemWords(): (problem: string | undefined) => string | undefined {
  const t = useTexts(requestsTexts);
  return (problem) => {
    const code = CODES.find((one) => one === problem);
    return code ? t(`problem.${code}`) : problem;
  };
}
