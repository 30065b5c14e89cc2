import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PlainError } from './plain-error.ts';

/** A command was told something else than it takes: the sentence says what, the line below it how it is used. */
export class WrongUse extends PlainError {
  constructor(sentence: string, usage: string) {
    super(`${sentence}\n${usage}`);
  }
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * The options and words that this command was told, of which there are at most so many. Asked with --help it prints how it is used
 * and ends. Throws WrongUse on anything else, which repeats no word: it may be a password.
 */
export function toldWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  most: number,
) {
  const { values, positionals } = parsed(usage, options);
  if ('help' in values && values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit();
  }
  if (positionals.length > most) throw new WrongUse('It was told more words than it takes.', usage);
  return { values, words: positionals };
}

function parsed<const Options extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: Options) {
  try {
    return parseArgs({ options: Object.assign({}, HELP, options), allowPositionals: true });
  } catch (error) {
    // What comes behind the first sentence of Node says how to write it in other programs.
    const [sentence] = (error as Error).message.split(/\.\s|\n|\.$/);
    throw new WrongUse(`${sentence}.`, usage);
  }
}
