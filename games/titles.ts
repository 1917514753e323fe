import type { Game, GameTypes, ReadPack } from '@tortuga/kernel';
import type { Catalogs } from '@tortuga/words';
import type { Title } from './title.ts';

type Packed = 'game' | 'pack' | 'earlierPacks' | 'atVersion' | 'withPack';
type Optional = 'names' | 'choices' | 'packTemplate';

/** What each game defines for itself. The rest of a title is the same for all games, or has a default here. */
type OwnParts<T extends GameTypes> = Omit<Title<T>, Packed | Optional> & Partial<Pick<Title<T>, Optional>>;

export type Say<T extends GameTypes, Pack> = (pack: Pack, game: Game<T>) => OwnParts<T>;

interface TitleSource<T extends GameTypes, Pack extends { readonly id: string }> {
  /** The versions of the rules that this program can run; new matches use the newest. */
  readonly versions: readonly number[];
  /** Untrusted JSON, like any pack. */
  readonly defaultPack: unknown;
  /** Earlier default packs, which some matches were begun with. */
  readonly earlierPacks?: readonly unknown[];
  readonly readPack: (json: unknown) => ReadPack<Pack>;
  readonly gameOf: (pack: Pack, version: number) => Game<T>;
  readonly say: Say<T, Pack>;
}

interface Titles<T extends GameTypes, Pack> {
  readonly defaultPack: Pack;
  /** The title with a pack and a version of the rules, by default the newest. */
  titleOf(pack: Pack, version?: number): Title<T>;
}

const NO_NAMES: Catalogs = { en: {}, fr: {}, ru: {}, 'pt-BR': {} };

export function titlesOf<T extends GameTypes, Pack extends { readonly id: string }>(
  source: TitleSource<T, Pack>,
): Titles<T, Pack> {
  const { versions, defaultPack, earlierPacks = [], readPack, gameOf, say } = source;

  /** Every version is reachable from each and made only once: hosts ask for one per match they open. ADR 11 */
  function titleOf(pack: Pack, version = Math.max(...versions)): Title<T> {
    const made = new Map<number, Title<T>>();
    const titleAt = (wanted: number): Title<T> => {
      const title = made.get(wanted) ?? make(pack, wanted, atVersion);
      made.set(wanted, title);
      return title;
    };
    const atVersion = (wanted: number): Title<T> | null => (versions.includes(wanted) ? titleAt(wanted) : null);
    return titleAt(version);
  }

  function make(pack: Pack, version: number, atVersion: Title<T>['atVersion']): Title<T> {
    const game = gameOf(pack, version);
    return {
      names: NO_NAMES,
      choices: [],
      packTemplate: () => ({ $schema: './pack.schema.json', ...pack, id: 'my-box' }),
      ...say(pack, game),
      game,
      pack,
      earlierPacks,
      atVersion,
      withPack: (json) => {
        const read = readPack(json);
        return read.ok ? { ok: true, title: titleOf(read.pack, version) } : read;
      },
    };
  }

  const read = readPack(defaultPack);
  if (!read.ok) throw new Error(`The default pack is broken: ${JSON.stringify(read.problem)}`);
  return { defaultPack: read.pack, titleOf };
}
