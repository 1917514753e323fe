/** The die that a key takes up or puts back: by its letter's key wherever that is, or by its number; else -1. */
export function dieOf(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'code' | 'key'>): number {
  if (event.ctrlKey || event.metaKey || event.altKey) return -1;
  const byLetter = ['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE'].indexOf(event.code);
  return byLetter >= 0 ? byLetter : ['1', '2', '3', '4', '5'].indexOf(event.key);
}
