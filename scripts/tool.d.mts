export const root: string;
export function tool(name: string, program?: string, from?: string): string;
