import { useSpeech } from '../speech/speech.tsx';
import { useTitle } from '../table/game.ts';
import { useSpeaker } from '../table/names.ts';
import { Tiles } from '../ui/Tiles.tsx';
import type { WantedCharacter } from './bots.ts';
import { Face } from './Face.tsx';

interface CharacterFieldProps {
  readonly game: string;
  readonly character: WantedCharacter;
  readonly onChange: (character: WantedCharacter) => void;
}

const NOBODY: readonly string[] = [];

/** What the bots of a game are like. Suspends until the words of the game are there. */
export function CharacterField({ game, character, onChange }: CharacterFieldProps) {
  const { t } = useSpeech();
  const module = useTitle(game, null);
  const { say } = useSpeaker(module, NOBODY);
  return (
    <Tiles<WantedCharacter>
      label={t('web.play.character')}
      value={character}
      onChange={onChange}
      tiles={[
        {
          value: 'lot',
          label: t('web.character.lot.name'),
          hint: t('web.character.lot.hint'),
          picture: <Face character="lot" />,
        },
        ...module.characters.map((each) => {
          const { name, taste } = module.phrasesOfCharacter(each);
          return { value: each, label: say(name), hint: say(taste), picture: <Face character={each} /> };
        }),
        {
          value: 'none',
          label: t('web.character.none.name'),
          hint: t('web.character.none.hint'),
          picture: <Face character={null} />,
        },
      ]}
    />
  );
}
