import { at, type Seat } from '@tortuga/kernel';
import type { Colour } from '../rules/types.ts';
import { Isle } from './Art.tsx';
import { useTable } from './context.ts';
import { centreOrigin, islandOrigin } from './origins.ts';
import { Chest, Icon, Sign } from './Pieces.tsx';
import { COLOURS, CREW, chestsIn, FLEET, total } from './table.ts';
import { CARGO_PLACES, ChestRow, Track } from './Zones.tsx';

/** The central island and the bag, my board, my treasure. */
export function Side() {
  const { me } = useTable();
  return (
    <aside className="dice-side">
      <Harbour />
      {me !== null && <Voyage me={me} />}
      {me !== null && <Treasure me={me} />}
    </aside>
  );
}

function Harbour() {
  const { view, t, events } = useTable();
  return (
    <section className="dice-harbour">
      <div className="dice-centre" data-flight-anchor="centre">
        <h2>{t('dice.ui.centre')}</h2>
        <Isle />
        <p className="dice-spots">
          {view.centre.map((count, colour) =>
            count > 0 ? (
              <Chest
                key={COLOURS[colour]}
                colour={colour as Colour}
                flight={`chest-centre-${colour}`}
                from={centreOrigin(events, colour)}
              />
            ) : (
              view.seats > 2 && <Chest key={COLOURS[colour]} colour={colour as Colour} ghost silent />
            ),
          )}
        </p>
      </div>
      <div className="dice-bag" data-flight-anchor="bag">
        <h2>
          {t('dice.ui.bag')} <b>{total(view.bag)}</b>
        </h2>
        <ul>
          {view.bag.map((count, colour) => (
            <li key={COLOURS[colour]}>
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
  const { view, t, events } = useTable();
  const player = at(view.players, me);
  return (
    <section className="dice-voyage">
      <header>
        <h2>{t('dice.ui.yourBoard')}</h2>
        <p>{t('dice.ui.pointsNow', { points: player.points })}</p>
      </header>
      <div className="dice-zone" data-zone="tortuga">
        <p className="dice-zone-head">
          <Icon name="palm" />
          <b>{t('dice.ui.zone', { zone: 'tortuga' })}</b>
          <span>{t('dice.ui.each', { points: 3 })}</span>
          <em>{t('dice.ui.goal', { goal: view.goal })}</em>
        </p>
        <ChestRow
          seat={me}
          zone="tortuga"
          chests={chestsIn(player.tortuga)}
          places={view.goal}
          room={view.goal}
          from={`fleet-${me}`}
        />
      </div>
      {[FLEET, CREW].map((track) => (
        <div key={track} className="dice-zone" data-zone={track === FLEET ? 'fleet' : 'crew'}>
          <p className="dice-zone-head">
            <Icon name={track === FLEET ? 'ship' : 'hat'} />
            <b>{t('dice.ui.zone', { zone: track === FLEET ? 'fleet' : 'crew' })}</b>
            <span>{t('dice.ui.each', { points: track === FLEET ? 2 : 1 })}</span>
            <em>{t('dice.ui.carries', { room: at(player.capacity, track) })}</em>
          </p>
          <Track seat={me} track={track} />
          <ChestRow
            seat={me}
            zone={track === FLEET ? 'fleet' : 'crew'}
            chests={at(player.zones, track)}
            places={CARGO_PLACES}
            room={at(player.capacity, track)}
            from={track === FLEET ? `crew-${me}` : `island-${me}`}
          />
        </div>
      ))}
      <div className="dice-zone" data-zone="island">
        <p className="dice-zone-head">
          <b>{t('dice.ui.zone', { zone: 'island' })}</b>
          {total(player.island) === 0 && <span>{t('dice.ui.islandEmpty')}</span>}
        </p>
        {total(player.island) > 0 && (
          <ChestRow
            seat={me}
            zone="island"
            chests={chestsIn(player.island)}
            places={0}
            room={CARGO_PLACES}
            from={islandOrigin(events, me)}
          />
        )}
      </div>
    </section>
  );
}

function Treasure({ me }: { readonly me: Seat }) {
  const { view, t } = useTable();
  const { tiles } = at(view.players, me);
  const counts = 'hidden' in tiles ? [] : tiles;
  const coins = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return (
    <section className="dice-treasure">
      <h2>
        {t('dice.ui.treasure')}
        <small>{coins === 0 ? t('dice.ui.noTiles') : t('dice.price.tile', { coins })}</small>
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
