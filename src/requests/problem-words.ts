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

/** Text of a field's problem: ours for a code of the rules, otherwise the server's own text. */
export function useProblemWords(): (problem: string | undefined) => string | undefined {
  const t = useTexts(requestsTexts);
  return (problem) => {
    const code = CODES.find((one) => one === problem);
    return code ? t(`problem.${code}`) : problem;
  };
}
