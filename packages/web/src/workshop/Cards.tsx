import type { Section } from '@tortuga/games/workshop';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Abilities } from './Abilities.tsx';
import { useBench } from './context.ts';
import {
  cardsOf,
  isList,
  isTexts,
  nodeAt,
  type Place,
  sizeOf,
  valueAt,
  withCard,
  withoutCard,
  withUsual,
  withValue,
} from './draft.ts';
import { ChoiceField, NameField, NumberField } from './fields.tsx';

type CardSection = Extract<Section, { kind: 'cards' }>;

/** Enter goes on to the next card: whoever reads from a box types on without a mouse. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const card = event.target.closest('.workshop-card');
  const next = card?.nextElementSibling ?? card?.closest('.workshop-cards')?.nextElementSibling;
  next?.querySelector<HTMLElement>('input, select, button')?.focus();
}

/** The cards of one part of the set, each a form with its picture. */
export function Cards({ section }: { readonly section: CardSection }) {
  const { set, workshop, change, t } = useBench();
  const root = useRef<HTMLOListElement>(null);
  const { schema } = workshop;
  const cards = cardsOf(section, schema, set.pack);
  const canGrow = isList(section, schema);
  const size = sizeOf(section, schema);
  const isFull = section.deck === undefined && size !== null && cards.length >= size;
  const canShrink = canGrow && (section.deck !== undefined || size === null || cards.length > size);
  const add = (index: number, of?: unknown): void => {
    flushSync(() => change(withCard(section, schema, set.pack, index, of)));
    const at = cardsOf(section, schema, set.pack).filter((place) => Number(place.at(-1)) < index).length;
    root.current?.children[at]?.querySelector('input')?.focus();
  };
  return (
    <ol className="workshop-cards" ref={root} onKeyDown={goOn}>
      {cards.map((place, number) => (
        <Card
          key={place.join()}
          section={section}
          place={place}
          number={number + 1}
          onCopy={canGrow && !isFull ? () => add(Number(place.at(-1)) + 1, valueAt(set.pack, place)) : null}
          onRemove={canShrink ? () => change(withoutCard(set.pack, place)) : null}
        />
      ))}
      {canGrow && !isFull && (
        <li className="workshop-more">
          <button type="button" className="btn" onClick={() => add(Number(cards.at(-1)?.at(-1) ?? -1) + 1)}>
            {t('workshop.add')}
          </button>
        </li>
      )}
    </ol>
  );
}

interface CardProps {
  readonly section: CardSection;
  readonly place: Place;
  readonly number: number;
  readonly onCopy: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

function Card({ section, place, number, onCopy, onRemove }: CardProps) {
  const { set, workshop, change, draw, term, t } = useBench();
  const piece = draw(set.pack, place);
  const { required = [] } = nodeAt(workshop.schema, place) ?? {};
  const heading = `${term('section', section.id)} ${number}`;
  return (
    <li className="workshop-card">
      <div className="workshop-picture" aria-hidden="true" inert>
        {piece?.picture}
      </div>
      <fieldset className="workshop-face">
        <legend className="sr">{heading}</legend>
        <div className="workshop-fields">
          {section.fields.map((field) => {
            const at = [...place, field];
            const node = nodeAt(workshop.schema, at);
            if (node === null) return null;
            const label = term('field', field);
            if (isTexts(node)) {
              return (
                <NameField
                  key={field}
                  place={at}
                  node={node}
                  label={label}
                  isOptional={!required.includes(field)}
                  after={(pack) => (field === 'name' ? withUsual(section, pack, place) : pack)}
                />
              );
            }
            if (node.items?.oneOf !== undefined) return <Abilities key={field} place={at} node={node} label={label} />;
            if (node.enum === undefined) return <NumberField key={field} place={at} node={node} label={label} />;
            return (
              <ChoiceField
                key={field}
                label={label}
                kind="choice"
                value={valueAt(set.pack, at)}
                options={node.enum.map((value) => ({ value, label: term('choice', value) }))}
                none={null}
                onChange={(value) => change(withValue(set.pack, at, value))}
              />
            );
          })}
        </div>
        {(onCopy !== null || onRemove !== null) && (
          <p className="row workshop-tools">
            {onCopy !== null && (
              <button type="button" className="btn chip" onClick={onCopy}>
                {t('workshop.copy')}
              </button>
            )}
            {onRemove !== null && (
              <button type="button" className="btn chip" onClick={onRemove}>
                {t('workshop.remove')}
              </button>
            )}
          </p>
        )}
      </fieldset>
      <p className="workshop-told muted">{piece?.text}</p>
    </li>
  );
}
