import type { Result, Seat, Viewer } from '@tortuga/kernel';
import { listed } from '@tortuga/kit';
import type { Speech } from '../speech/speech.tsx';

/** Who won, in one sentence. */
export function winnersPhrase(
  { locale, t }: Speech,
  { ranking }: Pick<Result, 'ranking'>,
  names: readonly string[],
  viewer: Viewer,
): string {
  const winners = ranking[0] ?? [];
  const mine = viewer !== 'spectator' && winners.includes(viewer);
  const named = winners.map((seat: Seat) => names[seat] ?? '');
  return t('web.ending.winner', {
    who: winners.length > 1 ? (mine ? 'us' : 'many') : mine ? 'me' : 'one',
    names: listed(locale, named),
  });
}
