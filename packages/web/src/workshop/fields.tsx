import type { PackNode } from '@tortuga/games/workshop';
import { type KeyboardEvent, useId, useState } from 'react';
import { useBench } from './context.ts';
import { nodeAt, type Place, valueAt, withText, withValue } from './draft.ts';

/** Why a value can't stay as it is; null if it can. A blank is only told, not blamed. */
export function useReason(place: Place, node: PackNode): { readonly text: string; readonly isBlank: boolean } | null {
  const { problems, set, t, say } = useBench();
  const found = problems.find(({ path }) => place.every((key, index) => path[index] === key));
  if (found === undefined) return null;
  const value = valueAt(set.pack, found.path);
  const isBlank = value === null || value === undefined || (typeof value === 'object' && !Array.isArray(value));
  if (isBlank) return { text: t('workshop.reason.blank'), isBlank };
  if (node.type === 'integer' && node.minimum !== undefined && node.maximum !== undefined) {
    return { text: t('workshop.reason.range', { least: node.minimum, most: node.maximum }), isBlank };
  }
  const most = nodeAt(node, ['en'])?.maxLength;
  if (most !== undefined) return { text: t('workshop.reason.long', { most }), isBlank };
  return { text: say(found.problem), isBlank };
}

interface FieldProps {
  readonly place: Place;
  readonly node: PackNode;
  readonly label: string;
}

/** Under a field, and read with it. */
function Reason({ id, reason }: { readonly id: string; readonly reason: ReturnType<typeof useReason> }) {
  if (reason === null) return null;
  return (
    <small id={id} className={reason.isBlank ? 'sr' : 'workshop-reason'}>
      {reason.text}
    </small>
  );
}

const WHOLE = /^-?\d{0,5}$/;

export function NumberField({ place, node, label }: FieldProps) {
  const { set, change } = useBench();
  const id = useId();
  const reason = useReason(place, node);
  const value = valueAt(set.pack, place);
  const number = typeof value === 'number' ? value : null;
  // A minus alone is the beginning of a number.
  const [isMinus, setMinus] = useState(false);
  const enter = (next: number | null): void => change(withValue(set.pack, place, next));
  const step = (event: KeyboardEvent, by: number): void => {
    event.preventDefault();
    const least = node.minimum ?? Number.MIN_SAFE_INTEGER;
    const most = node.maximum ?? Number.MAX_SAFE_INTEGER;
    enter(Math.min(most, Math.max(least, (number ?? (by > 0 ? least - 1 : least)) + by)));
  };
  return (
    <div className="workshop-field" data-kind="number" data-state={stateOf(reason)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={(node.minimum ?? 0) < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        aria-invalid={reason !== null && !reason.isBlank}
        aria-describedby={reason === null ? undefined : `${id}-reason`}
        value={number ?? (isMinus ? '-' : '')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const text = target.value.trim().replace('−', '-');
          if (!WHOLE.test(text)) return;
          setMinus(text === '-');
          enter(text === '' || text === '-' ? null : Number(text));
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(event, 1);
          if (event.key === 'ArrowDown') step(event, -1);
        }}
      />
      <Reason id={`${id}-reason`} reason={reason} />
    </div>
  );
}

const stateOf = (reason: ReturnType<typeof useReason>): string =>
  reason === null ? 'right' : reason.isBlank ? 'blank' : 'wrong';

interface NameFieldProps extends FieldProps {
  /** Whether a card may do without. */
  readonly isOptional: boolean;
  /** What else happens when a name is entered. */
  readonly after: (pack: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** In the language of the set, or as it stands in another one. */
export function NameField({ place, node, label, isOptional, after }: NameFieldProps) {
  const { module, set, change } = useBench();
  const id = useId();
  const reason = useReason(place, node);
  const texts = valueAt(set.pack, place) ?? {};
  const own: unknown = Reflect.get(texts, set.language);
  const other = Object.values(texts).find((text) => typeof text === 'string') ?? '';
  return (
    <div className="workshop-field" data-kind="name" data-state={stateOf(reason)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        lang={set.language}
        aria-invalid={reason !== null && !reason.isBlank}
        aria-describedby={reason === null ? undefined : `${id}-reason`}
        placeholder={String(other)}
        value={typeof own === 'string' ? own : ''}
        onChange={({ target }) => {
          const isOurs = Object.keys(texts).length > 1 && JSON.stringify(module.pack).includes(JSON.stringify(texts));
          const pack = withText(set.pack, place, set.language, target.value, { isOurs, isOptional });
          change(target.value === '' ? pack : after(pack));
        }}
      />
      <Reason id={`${id}-reason`} reason={reason} />
    </div>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What stands there while nothing is chosen. */
  readonly none: string | null;
  readonly kind: string;
  readonly onChange: (value: string | null) => void;
}

export function ChoiceField({ label, value, options, none, kind, onChange }: ChoiceFieldProps) {
  const id = useId();
  const known = options.some((each) => each.value === value);
  return (
    <div className="workshop-field" data-kind={kind} data-state={known || none !== null ? 'right' : 'blank'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={known ? String(value) : ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        {(none !== null || !known) && <option value="">{none ?? '–'}</option>}
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** On or off; what is off is not in the file. */
export function CheckField({ place, node, label }: FieldProps) {
  const { set, change } = useBench();
  const id = useId();
  const reason = useReason(place, node);
  return (
    <div className="workshop-field" data-kind="check" data-state={stateOf(reason)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        aria-invalid={reason !== null}
        aria-describedby={reason === null ? undefined : `${id}-reason`}
        checked={valueAt(set.pack, place) === true}
        onChange={({ target }) => change(withValue(set.pack, place, target.checked ? true : undefined))}
      />
      <Reason id={`${id}-reason`} reason={reason} />
    </div>
  );
}
