import type { BuildOptions } from 'esbuild';

export const BUNDLE: BuildOptions;

export function buildClient(options?: { force?: boolean }): Promise<void>;
