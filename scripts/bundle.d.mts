export const FLAGS: readonly string[];
export function bundle(entry: string): Promise<{ readonly program: string; readonly folder: string }>;
