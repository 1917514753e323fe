export function chromiumPath(): Promise<string | undefined>;
