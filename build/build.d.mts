import type { BuildOptions } from 'esbuild';

export const BUNDLE: BuildOptions;
export const SERVER_BUNDLE: BuildOptions & { outdir: string };

export const compiledFolder: string;

export function buildClient(options?: { force?: boolean; isWhole?: boolean }): Promise<void>;
