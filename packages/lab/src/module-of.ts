import type { GameModule } from '@tortuga/games/game-module';
import { moduleNamed } from '@tortuga/games/registry';
import type { Json } from '@tortuga/kernel';

const modules = new Map<string, GameModule>();

/** A game with a pack, made once in each thread; null is its default pack. */
export function moduleOf(game: string, pack: Json | null): GameModule {
  const key = `${game} ${JSON.stringify(pack)}`;
  const module = modules.get(key) ?? makeModule(game, pack);
  modules.set(key, module);
  return module;
}

function makeModule(game: string, pack: Json | null): GameModule {
  const module = moduleNamed(game);
  const read = pack === null ? null : module?.withPack(pack);
  if (module === undefined || read?.ok === false) throw new Error(`${game} can't be played`);
  return read?.module ?? module;
}
