export function buildPage(): void;
export function buildPageIfChanged(): void;
