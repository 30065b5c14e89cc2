import { sentenceFor } from '../database/sentence-for.ts';
import { isDiskFull } from '../database/sql-state.ts';

const NO_ROOM =
  'There is no room on the disk that is written to. Nothing is left of the attempt: make room and begin again.';

/**
 * Runs a command-line command, which prints what it does. The exit code is 1 when it answers false, or throws, whose sentence is
 * then printed.
 */
export async function runCommand(command: (say: (sentence: string) => void) => Promise<boolean>): Promise<void> {
  try {
    if (!(await command(console.log))) process.exitCode = 1;
  } catch (error) {
    console.error(isDiskFull(error) ? NO_ROOM : sentenceFor(error));
    process.exitCode = 1;
  }
}
