import future from './art/poster-2199.svg';
import cards from './art/poster-cards.svg';
import dice from './art/poster-dice.svg';

/** The posters of the home page, in order; a game may have one before it can be played. Space is dark by day, too. */
export const POSTERS = [
  { game: 'tortuga-2199', skin: 'neon', picture: future, isDark: true },
  { game: 'tortuga-dice', skin: 'dice', picture: dice, isDark: false },
  { game: 'tortuga-cards', skin: 'cards', picture: cards, isDark: false },
] as const;

export const posterOf = (game: string): (typeof POSTERS)[number] | undefined =>
  POSTERS.find((poster) => poster.game === game);
