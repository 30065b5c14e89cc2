import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<'start', string>;
};

/** The flags that `npm start` gives Node, which limit memory; for everything else that starts a shop to test or measure it. */
export const NODE_FLAGS: readonly string[] = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/**
 * How the image and the systemd unit set up glibc's malloc: one arena for all threads, and freed memory returned early
 * ([175](../../docs/decisions/0175-a-shop-starts-with-little-and-lets-go-of-garbage.md)). No effect on other systems.
 */
export const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' } as const;
