import type { Section } from '@tortuga/games/workshop';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { Choice } from '../ui/Choice.tsx';
import { useBench } from './context.ts';
import { nodeAt, type Place, valueAt, withValue } from './draft.ts';
import { useReason } from './fields.tsx';

type MapSection = Extract<Section, { kind: 'maps' }>;

interface Hexagon {
  readonly q: number;
  readonly r: number;
  readonly sector?: string;
}

/** How far from the middle sectors may lie: as far as eleven need. */
const RADIUS = 3;
const SIDE = Array.from({ length: 2 * RADIUS + 1 }, (_, index) => index - RADIUS);
const PLACES: readonly Hexagon[] = SIDE.flatMap((r) =>
  SIDE.filter((q) => Math.abs(q + r) <= RADIUS).map((q) => ({ q, r })),
);

const isThere = (one: Hexagon, other: Hexagon): boolean => one.q === other.q && one.r === other.r;

/** A kind of sector has a mark besides its colour: a star, a disc, a triangle, a ring. */
const MARKS = [
  'M5 0l1.500 3.500 3.500.3-2.700 2.400.9 3.800L5 8l-3.200 2 .9-3.800L0 3.800l3.500-.3z',
  'M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'M5 .5L10 9H0z',
  'M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
];

const Mark = ({ kind }: { readonly kind: number }) => (
  <svg className="workshop-mark" viewBox="0 0 10 10" aria-hidden="true">
    <path d={MARKS[kind]} fill="currentColor" fillRule="evenodd" />
  </svg>
);

/** Layouts of hexagons: choose a kind of sector, then the places where it lies. */
export function Maps({ section }: { readonly section: MapSection }) {
  const { workshop, term, t } = useBench();
  const layouts = Object.entries(nodeAt(workshop.schema, section.path)?.properties ?? {});
  const kinds = layouts[0]?.[1].items?.properties?.['sector']?.enum ?? [];
  const [kind, setKind] = useState(kinds[0] ?? '');
  return (
    <div className="workshop-layouts">
      <Choice
        label={t('workshop.map.kind')}
        value={kind}
        onChange={setKind}
        options={kinds.map((each, index) => ({
          value: each,
          label: (
            <>
              <Mark kind={index} /> {term('field', each)}
            </>
          ),
        }))}
      />
      {layouts.map(([name]) => (
        <Layout
          key={name}
          place={[...section.path, name]}
          isOptional={section.optional.includes(name)}
          kinds={kinds}
          kind={kind}
        />
      ))}
    </div>
  );
}

interface LayoutProps {
  readonly place: Place;
  readonly isOptional: boolean;
  readonly kinds: readonly string[];
  /** What a click lays. */
  readonly kind: string;
}

function Layout({ place, isOptional, kinds, kind }: LayoutProps) {
  const { module, workshop, set, change, term, t } = useBench();
  const node = nodeAt(workshop.schema, place) ?? {};
  const [at, setAt] = useState<Hexagon>({ q: 0, r: 0 });
  const reason = useReason(place, node);
  const value = valueAt(set.pack, place);
  const lying: readonly Hexagon[] = Array.isArray(value) ? value : [];
  const name = term('field', String(place.at(-1)));
  const lay = (there: Hexagon): void => {
    const before = lying.find((each) => isThere(each, there));
    const others = lying.filter((each) => !isThere(each, there));
    change(withValue(set.pack, place, before?.sector === kind ? others : [...others, { ...there, sector: kind }]));
  };
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const next = step && PLACES.find((each) => isThere(each, { q: at.q + step[0], r: at.r + step[1] }));
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.q} ${next.r}"]`)?.focus();
  };
  return (
    <section className="stack workshop-layout" aria-label={name}>
      <h3>{name}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of hexagons is no set of form fields */}
      <div className="workshop-map" role="group" aria-label={t('workshop.map.places')} onKeyDown={walk}>
        {PLACES.map((there) => {
          const sector = lying.find((each) => isThere(each, there))?.sector;
          const what = sector === undefined ? t('workshop.map.none') : term('field', sector);
          return (
            <button
              key={`${there.q} ${there.r}`}
              type="button"
              data-at={`${there.q} ${there.r}`}
              data-sector={sector}
              tabIndex={isThere(there, at) ? 0 : -1}
              style={{ '--q': there.q, '--r': there.r } as CSSProperties}
              aria-label={t('workshop.map.place', {
                row: there.r + RADIUS + 1,
                place: there.q + RADIUS + 1,
                sector: what,
              })}
              onFocus={() => setAt(there)}
              onClick={() => lay(there)}
            >
              {sector !== undefined && <Mark kind={kinds.indexOf(sector)} />}
            </button>
          );
        })}
      </div>
      {reason !== null && <p className={reason.isBlank ? 'muted' : 'workshop-reason'}>{reason.text}</p>}
      <p className="row">
        {(valueAt(module.pack, place) ?? null) !== null && (
          <button
            type="button"
            className="btn"
            onClick={() => change(withValue(set.pack, place, valueAt(module.pack, place)))}
          >
            {t('workshop.map.house')}
          </button>
        )}
        {lying.length > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => change(withValue(set.pack, place, isOptional ? undefined : null))}
          >
            {t('workshop.map.clear')}
          </button>
        )}
      </p>
    </section>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
