import { LEVELS, type Level } from '@tortuga/bots';
import { useSpeech } from '../speech/speech.tsx';
import { Tiles } from '../ui/Tiles.tsx';

interface LevelFieldProps {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}

export function LevelField({ level, onChange }: LevelFieldProps) {
  const { t } = useSpeech();
  return (
    <Tiles
      label={t('web.play.level')}
      value={level}
      onChange={onChange}
      tiles={LEVELS.map((each, rank) => ({
        value: each,
        label: t(`web.level.${each}.name`),
        hint: t(`web.level.${each}.hint`),
        picture: <Stripes rank={rank} />,
      }))}
    />
  );
}

/** As on a sleeve: the more, the stronger. */
const Stripes = ({ rank }: { readonly rank: number }) => (
  <svg className="stripes" viewBox="0 0 32 32" aria-hidden="true">
    {LEVELS.map((level, index) => (
      <path
        key={level}
        data-on={index <= rank}
        d={`M${3 + index * 4.6} 28v-${4 + index * 4.2}h3v${4 + index * 4.2}z`}
      />
    ))}
  </svg>
);
