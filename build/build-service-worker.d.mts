export function buildServiceWorker(root: string, folder: string): Promise<void>;
