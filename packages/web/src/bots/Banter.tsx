import type { GameModule } from '@tortuga/games/game-module';
import type { Step } from '@tortuga/protocol';
import type { Speaker } from '@tortuga/words';
import { useEffect, useState } from 'react';
import { posterOf } from '../posters.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Bubble } from '../telling/Bubble.tsx';
import type { BotsBySeat } from './bots.ts';
import { Face } from './Face.tsx';
import { type Strike, strikeIn } from './strike.ts';

const SHOWN_MS = 3000;

interface BanterProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly news: readonly Step[];
  readonly bots: BotsBySeat;
}

/** What a bot says when it strikes: a bubble beside its name. It goes by itself. */
export function Banter({ module, speaker, news, bots }: BanterProps) {
  const { t } = useSpeech();
  const { banter } = useSettings();
  const [strike, setStrike] = useState<Strike | null>(null);
  useEffect(() => {
    const found = banter ? strikeIn(module, news, bots) : null;
    if (found !== null) setStrike(found);
  }, [module, news, bots, banter]);
  useEffect(() => {
    if (strike === null) return;
    const timer = setTimeout(() => setStrike(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [strike]);
  return (
    <div className="banter" data-board={posterOf(module.game.id)?.skin} role="status">
      {strike !== null && (
        <Bubble seat={strike.seat} key={strike.turn}>
          <Face character={strike.character} />
          <span>
            {t('web.bot.says', {
              name: speaker.nameOf(strike.seat),
              line: speaker.say(module.phrasesOfCharacter(strike.character).boast(strike.turn)),
            })}
          </span>
        </Bubble>
      )}
    </div>
  );
}
