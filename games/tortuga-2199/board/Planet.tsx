import { at } from '@tortuga/kernel';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useBoard } from './context.ts';
import { acrossOf, besideIn, downOf, extentOf, pathTo } from './geometry.ts';
import { Sector } from './Sector.tsx';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The map, with the path to the sector under the pointer. */
export function Planet() {
  const { view, t, preview } = useBoard();
  const root = useRef<HTMLElement>(null);
  const { left, top, width, height } = extentOf(view.sectors);
  const style = { '--wide': width, '--high': height } as CSSProperties;

  function onKeyDown(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    const here = event.target instanceof HTMLElement ? event.target.dataset['sector'] : undefined;
    const from = view.sectors.find(({ sector }) => String(sector) === here);
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    const next = besideIn(view.sectors, from, direction);
    if (next !== null) root.current?.querySelector<HTMLElement>(`[data-sector="${next.sector}"]`)?.focus();
  }

  return (
    <section className="neon-space" aria-label={t('2199.ui.map')} ref={root} onKeyDown={onKeyDown}>
      <div className="neon-map" style={style}>
        {view.sectors.map((sector) => (
          <Sector key={sector.sector} sector={sector} x={acrossOf(sector) - left} y={downOf(sector) - top} />
        ))}
        {preview?.sector != null && <Path to={preview.sector} box={`${left} ${top} ${width} ${height}`} />}
      </div>
    </section>
  );
}

function Path({ to, box }: { readonly to: number; readonly box: string }) {
  const { view } = useBoard();
  const from = at(view.players, view.active).sector;
  const path = pathTo(view.sectors, from, to);
  const stops = [from, ...path].flatMap((stop) => view.sectors.filter(({ sector }) => sector === stop));
  if (path.length === 0) return null;
  const points = stops.map((stop) => `${acrossOf(stop).toFixed(2)} ${(downOf(stop) + 0.28).toFixed(2)}`);
  return (
    <svg className="neon-way" viewBox={box} aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
