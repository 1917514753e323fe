/** What one tab keeps over a reload. A browser that keeps nothing is no error. */

export function sessionRead(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null for nothing any more. Returns whether it is kept. */
export function sessionWrite(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
