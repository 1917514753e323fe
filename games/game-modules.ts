import type { Game, GameTypes, ReadPack } from '@tortuga/kernel';
import type { Catalogs } from '@tortuga/words';
import type { GameModule } from './game-module.ts';

type Packed = 'game' | 'pack' | 'earlierPacks' | 'atVersion' | 'withPack';
type Optional = 'names' | 'choices' | 'withoutSecrets';

/** What each game defines for itself. The rest of a module is the same for all games, or has a default here. */
type OwnParts<T extends GameTypes> = Omit<GameModule<T>, Packed | Optional> & Partial<Pick<GameModule<T>, Optional>>;

export type DefineModule<T extends GameTypes, Pack> = (pack: Pack, game: Game<T>) => OwnParts<T>;

interface ModuleSource<T extends GameTypes, Pack extends { readonly id: string }> {
  /** The versions of the rules that this program can run; new matches use the newest. */
  readonly versions: readonly number[];
  /** The default pack, as JSON that is checked like any other. */
  readonly packJson: unknown;
  /** Earlier default packs, which some matches were begun with. */
  readonly earlierPacks?: readonly unknown[];
  readonly readPack: (json: unknown) => ReadPack<Pack>;
  readonly gameOf: (pack: Pack, version: number) => Game<T>;
  readonly define: DefineModule<T, Pack>;
}

interface GameModules<T extends GameTypes, Pack> {
  readonly defaultPack: Pack;
  /** The module with a pack and a version of the rules, by default the newest. */
  moduleOf(pack: Pack, version?: number): GameModule<T>;
}

/** A pack with some texts as they were before, by their path (`cards.4.text.fr`): a match is found by the digest of all. */
export function withTexts(packJson: unknown, texts: Readonly<Record<string, string>>, path = ''): unknown {
  if (typeof packJson === 'string') return texts[path] ?? packJson;
  if (Array.isArray(packJson)) return packJson.map((each, index) => withTexts(each, texts, `${path}${index}.`));
  if (typeof packJson !== 'object' || packJson === null) return packJson;
  // `$schema` is for editors; it is not part of the pack.
  const parts = Object.entries(packJson).filter(([name]) => name !== '$schema');
  const changed = parts.map(([name, each]) => [
    name,
    withTexts(each, texts, typeof each === 'string' ? path + name : `${path}${name}.`),
  ]);
  return Object.fromEntries(changed);
}

const NO_NAMES: Catalogs = { en: {}, fr: {}, ru: {}, 'pt-BR': {} };

export function modulesOf<T extends GameTypes, Pack extends { readonly id: string }>(
  source: ModuleSource<T, Pack>,
): GameModules<T, Pack> {
  const { versions, packJson, earlierPacks = [], readPack, gameOf, define } = source;

  /** Every version is reachable from each and made only once: hosts ask for one per match they open. ADR 11 */
  function moduleOf(pack: Pack, version = Math.max(...versions)): GameModule<T> {
    const made = new Map<number, GameModule<T>>();
    const moduleAt = (wanted: number): GameModule<T> => {
      const module = made.get(wanted) ?? make(pack, wanted, atVersion);
      made.set(wanted, module);
      return module;
    };
    const atVersion = (wanted: number): GameModule<T> | null => (versions.includes(wanted) ? moduleAt(wanted) : null);
    return moduleAt(version);
  }

  function make(pack: Pack, version: number, atVersion: GameModule<T>['atVersion']): GameModule<T> {
    const game = gameOf(pack, version);
    return {
      names: NO_NAMES,
      choices: [],
      withoutSecrets: () => null,
      ...define(pack, game),
      game,
      pack,
      earlierPacks,
      atVersion,
      withPack: (json) => {
        const read = readPack(json);
        return read.ok ? { ok: true, module: moduleOf(read.pack, version) } : read;
      },
    };
  }

  const read = readPack(packJson);
  if (!read.ok) throw new Error(`The default pack is broken: ${JSON.stringify(read.problem)}`);
  return { defaultPack: read.pack, moduleOf: moduleOf };
}
