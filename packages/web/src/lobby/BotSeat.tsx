import { LEVELS } from '@tortuga/bots';
import { at } from '@tortuga/kernel';
import { botNamed, characterOf, drawCharacters, levelShown } from '../bots/bots.ts';
import { Face } from '../bots/Face.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { useTitle } from '../table/game.ts';
import { useSpeaker } from '../table/names.ts';

const NOBODY: readonly string[] = [];

interface BotLineProps {
  readonly game: string;
  readonly bot: string;
}

/** A bot's level and character. */
export function BotLine({ game, bot }: BotLineProps) {
  const { t } = useSpeech();
  const module = useTitle(game, null);
  const { say } = useSpeaker(module, NOBODY);
  const character = characterOf(module, bot);
  const words = [
    t(`web.level.${levelShown(bot)}.name`),
    ...(character === null ? [] : [say(module.phrasesOfCharacter(character).name)]),
  ];
  return (
    <span className="bot-line">
      <Face character={character} /> {words.join(' · ')}
    </span>
  );
}

interface BotChoiceProps {
  readonly game: string;
  readonly seat: number;
  /** Null while a person is waited for. */
  readonly bot: string | null;
  readonly onChange: (bot: string | null) => void;
}

/** Who plays at a free seat: nobody yet, or a bot of some level and character. */
export function BotChoice({ game, seat, bot, onChange }: BotChoiceProps) {
  const { t } = useSpeech();
  const module = useTitle(game, null);
  const { say } = useSpeaker(module, NOBODY);
  const character = characterOf(module, bot);
  const setLevel = (wanted: string): void => {
    const level = LEVELS.find((each) => each === wanted);
    // A bot that is new at the table draws its character; later it keeps it.
    const drawn = bot === null ? at(drawCharacters(module.characters, 'lot', 1), 0) : character;
    onChange(level === undefined ? null : botNamed(level, drawn));
  };
  return (
    <div className="row bot-choice">
      <select
        aria-label={t('web.lobby.botFor', { seat: seat + 1 })}
        value={bot === null ? '' : levelShown(bot)}
        onChange={({ target }) => setLevel(target.value)}
      >
        <option value="">{t('web.lobby.waitForPerson')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('web.lobby.bot', { level: t(`web.level.${level}.name`) })}
          </option>
        ))}
      </select>
      {bot !== null && (
        <select
          aria-label={t('web.lobby.characterFor', { seat: seat + 1 })}
          value={character ?? 'none'}
          onChange={({ target }) =>
            onChange(botNamed(levelShown(bot), at(drawCharacters(module.characters, target.value, 1), 0)))
          }
        >
          {module.characters.map((each) => (
            <option key={each} value={each}>
              {say(module.phrasesOfCharacter(each).name)}
            </option>
          ))}
          <option value="none">{t('web.character.none.name')}</option>
          <option value="lot">{t('web.character.lot.name')}</option>
        </select>
      )}
    </div>
  );
}
