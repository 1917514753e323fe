import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';

interface Tile<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint: string;
  readonly picture: ReactNode;
}

interface TilesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly tiles: readonly Tile<T>[];
  readonly onChange: (value: T) => void;
}

/** One of several, each with a picture. Only the chosen one explains itself: six explanations would be a wall of text. */
export function Tiles<T extends string>({ label, value, tiles, onChange }: TilesProps<T>) {
  const chosen = tiles.find((tile) => tile.value === value);
  return (
    <RadioGroup className="stack choice" value={value} onChange={(picked) => onChange(picked as T)}>
      <Label>{label}</Label>
      <div className="tiles">
        {tiles.map((tile) => (
          <Radio key={tile.value} value={tile.value} className="choice-option tile">
            {tile.picture}
            <b>{tile.label}</b>
            <span className="sr">{tile.hint}</span>
          </Radio>
        ))}
      </div>
      <p className="muted tiles-hint" aria-hidden="true">
        {chosen?.hint}
      </p>
    </RadioGroup>
  );
}
