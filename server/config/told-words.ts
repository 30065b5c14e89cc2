import { type ParseArgsConfig, parseArgs } from 'node:util';
import { PlainError } from './plain-error.ts';

/** A command was called with invalid arguments: the sentence says which, the line below it shows the usage. */
export class WrongUse extends PlainError {
  constructor(sentence: string, usage: string) {
    super(`${sentence}\n${usage}`);
  }
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Reads the options and at most `most` words of the command line. With --help it prints the usage and ends the process. Throws
 * WrongUse for anything else, without repeating a word, which may be a password.
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
    // The sentences after Node's first one are advice for other programs.
    const [sentence] = (error as Error).message.split(/\.\s|\n|\.$/);
    throw new WrongUse(`${sentence}.`, usage);
  }
}
