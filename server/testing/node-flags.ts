import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<'start', string>;
};

/** How much memory JavaScript has in a shop: what `npm start` tells Node, for whatever starts one otherwise to try or measure it. */
export const NODE_FLAGS: readonly string[] = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/**
 * How the image and the unit of systemd have the C library of Linux keep what is freed: in one place for all threads, and given back
 * early ([175](../../docs/decisions/0175-a-shop-starts-with-little-and-lets-go-of-garbage.md)). Elsewhere it changes nothing.
 */
export const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' } as const;
