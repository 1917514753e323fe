import type { GameModule } from '@tortuga/games/game-module';
import { SENTENCES } from '@tortuga/games/sentences';
import type { GameTypes } from '@tortuga/kernel';
import { kernelWords } from '@tortuga/kernel/words';
import type { SnapshotMessage } from '@tortuga/protocol';
import { type Locale, Speaker } from '@tortuga/words';
import { sitterIn, type Table } from '../tables/table.ts';

/** A position and what may be done in it, as text. */
export function inWords(module: GameModule, { seats }: Table, snapshot: SnapshotMessage, language: Locale) {
  const { n, decision, prompt, offers } = snapshot;
  const names = seats.map((plan, index) => sitterIn(plan)?.name ?? String(index + 1));
  const words = [kernelWords, SENTENCES[module.game.id] ?? {}, module.names];
  const speaker = new Speaker(language, words, (seat) => names[seat] ?? String(seat + 1));
  // What a host sent is of the game that it plays.
  const view = snapshot.view as Parameters<GameModule['draw']>[0];
  return {
    n,
    decision,
    prompt: speaker.say(prompt),
    board: module.draw(view, speaker),
    moves:
      offers?.legal.map(({ move: json, price }) => {
        const move = json as GameTypes['move'];
        const said = price === undefined ? null : module.phraseOfPrice(price as GameTypes['price']);
        return {
          move: json,
          notation: module.writeMove(move),
          sentence: speaker.say(module.phraseOfMove(move)),
          price: said === null ? null : speaker.say(said),
        };
      }) ?? null,
  };
}
