/** What a sensible player clicks, the most urgent first. */
export const STEPS = [
  '.neon-close',
  '.neon-continue',
  '.neon-take:not([aria-disabled])',
  '[data-answer=use], [data-answer=spoils], [data-answer=lose], [data-answer=retreat]',
  '.neon-ready:not([aria-disabled])',
  '[data-pick]',
  '.neon-do-plain',
  '.neon-sector[data-state=target]',
  '.neon-do-all',
  '.neon-play',
  '[data-hand][data-state=free]',
  '[data-does=influence]:not([aria-disabled])',
  '[data-does=capture]:not([aria-disabled])',
  '[data-does^=conquer]:not([aria-disabled])',
  '.neon-sale-row[data-can=true]:last-child .neon-buy, .neon-sale-row[data-can=true] .neon-buy',
  '.neon-end:not(:disabled)',
] as const;
