export function buildServiceWorker(root: string, folder: string, sites?: readonly string[]): Promise<void>;
