import { at, type Seat } from '@tortuga/kernel';
import type { Colour } from '../rules/types.ts';
import { colourName, TRACK_NAMES } from '../words/names.ts';
import { Isle } from './Art.tsx';
import { useBoard } from './context.ts';
import { centreOrigin } from './flights.ts';
import { Icon, Sign } from './Icon.tsx';
import { setsText } from './info.ts';
import { total } from './layout.ts';
import { Chest } from './Pieces.tsx';
import { Track, ZoneRow } from './Zones.tsx';

/** The central island, the bag, and the viewer's board and treasure. */
export function Side() {
  const { me } = useBoard();
  return (
    <aside className="dice-side">
      <Harbour />
      {me !== null && <Voyage me={me} />}
      {me !== null && <Treasure me={me} />}
    </aside>
  );
}

export function Harbour() {
  const { view, t, events } = useBoard();
  return (
    <section className="dice-harbour" data-about="zone">
      <div className="dice-centre" data-info="centre" data-flight-anchor="centre">
        <h2>{t('dice.ui.centre')}</h2>
        <Isle />
        <p className="dice-spots">
          {view.centre.map((count, colour) =>
            count > 0 ? (
              <Chest
                key={colourName(colour)}
                colour={colour as Colour}
                flight={`chest-centre-${colour}`}
                from={centreOrigin(events, colour)}
                place="centre"
              />
            ) : (
              view.hasCentre && <Chest key={colourName(colour)} colour={colour as Colour} ghost silent />
            ),
          )}
        </p>
      </div>
      <div className="dice-bag" data-info="bag" data-flight-anchor="bag">
        <h2>
          {t('dice.ui.bag')} <b>{total(view.bag)}</b>
        </h2>
        <ul>
          {view.bag.map((count, colour) => (
            <li key={colourName(colour)}>
              <Chest colour={colour as Colour} />
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Voyage({ me }: { readonly me: Seat }) {
  const { view, t, signOf } = useBoard();
  const player = at(view.players, me);
  return (
    <section className="dice-voyage" data-about="zone">
      <header data-info={`plate ${me}`} data-speaker={me}>
        <h2>{t('dice.ui.yourBoard')}</h2>
        {signOf(me)}
        <p>{t('dice.ui.pointsNow', { points: player.points })}</p>
        <small>{setsText(me, view, t)}</small>
      </header>
      <div className="dice-zone" data-zone="tortuga">
        <p className="dice-zone-head">
          <Icon name="palm" />
          <b>{t('dice.ui.zone', { zone: 'tortuga' })}</b>
          <span>{t('dice.ui.each', { points: view.worth.tortuga })}</span>
          <em data-about="goal">{t('dice.ui.goal', { goal: view.goal })}</em>
        </p>
        <ZoneRow seat={me} zone="tortuga" />
      </div>
      {TRACK_NAMES.map((zone, track) => (
        <div key={zone} className="dice-zone" data-zone={zone}>
          <p className="dice-zone-head">
            <Icon name={zone === 'fleet' ? 'ship' : 'hat'} />
            <b>{t('dice.ui.zone', { zone })}</b>
            <span>{t('dice.ui.each', { points: view.worth[zone] })}</span>
            <em>{t('dice.ui.carries', { room: at(player.capacity, track) })}</em>
          </p>
          <Track seat={me} track={track} />
          <ZoneRow seat={me} zone={zone} />
        </div>
      ))}
      <div className="dice-zone" data-zone="island">
        <p className="dice-zone-head">
          <b>{t('dice.ui.zone', { zone: 'island' })}</b>
          {total(player.island) === 0 && <span>{t('dice.ui.islandEmpty')}</span>}
        </p>
        {total(player.island) > 0 && <ZoneRow seat={me} zone="island" />}
      </div>
    </section>
  );
}

function Treasure({ me }: { readonly me: Seat }) {
  const { view, t } = useBoard();
  const { tiles, tileCount, coins } = at(view.players, me);
  const counts = 'hidden' in tiles ? [] : tiles;
  return (
    <section className="dice-treasure" data-info="tiles">
      <h2>
        {t('dice.ui.treasure')}
        <small>
          {tileCount === 0
            ? t('dice.ui.noTiles')
            : typeof coins === 'number'
              ? t('dice.price.tile', { coins })
              : t('dice.ui.tiles', { tiles: tileCount })}
        </small>
      </h2>
      <p className="dice-tiles">
        {counts.flatMap((count, index) =>
          Array.from({ length: count }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles with the same coins are the same
            <Tile key={`${index} ${copy}`} coins={index + 1} />
          )),
        )}
      </p>
      <p className="dice-secret">
        <Sign name="lock" />
        {t('dice.ui.secret')}
      </p>
    </section>
  );
}

export function Tile({ coins }: { readonly coins: number }) {
  return (
    <span className="dice-tile" data-coins={coins}>
      {Array.from({ length: coins }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins are the same
        <Icon key={index} name="coin" />
      ))}
    </span>
  );
}
