export function drawsPage(text: string): boolean;
export function unitsWithoutPage(files: readonly string[], textOf?: (file: string) => string): string[];
export function isUnit(file: string): boolean;
export function isTest(file: string): boolean;
export function isServer(file: string): boolean;
