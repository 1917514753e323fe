import type { PackNode } from '@tortuga/games/workshop';
import { Icon } from '../ui/Icon.tsx';
import { useBench } from './context.ts';
import { type Place, valueAt, withValue } from './draft.ts';
import { CheckField, ChoiceField, NumberField } from './fields.tsx';
import { filled, nodeOfWord } from './filled.ts';

interface AbilitiesProps {
  readonly place: Place;
  readonly node: PackNode;
  readonly label: string;
}

const wordsOf = (node: PackNode): readonly string[] =>
  (node.items?.oneOf ?? []).flatMap((each) => each.properties?.['do']?.const ?? []);

/** What a card does, chosen from the vocabulary of the game. Choosing in the last, empty line adds an ability. */
export function Abilities({ place, node, label }: AbilitiesProps) {
  const { set, change, workshop, say, t } = useBench();
  const value = valueAt(set.pack, place);
  const abilities: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = node.items ?? {};
  /** Each word as a sentence; the chosen one with its own numbers and conditions. */
  const optionsFor = (ability: unknown) =>
    wordsOf(node).map((word) => {
      const chosen = valueAt(ability, ['do']) === word ? ability : null;
      const whole = filled(nodeOfWord(items, word) ?? {}, chosen) as object;
      return { value: word, label: say(workshop.sentenceOf(whole)) };
    });
  const choose = (index: number, word: string | null): void => {
    const next =
      word === null
        ? abilities.filter((_, each) => each !== index)
        : [...abilities.slice(0, index), filled(nodeOfWord(items, word) ?? {}, null), ...abilities.slice(index + 1)];
    change(withValue(set.pack, place, next));
  };
  const hasRoom = abilities.length < (node.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <fieldset className="workshop-abilities">
      <legend>{label}</legend>
      {[...abilities, ...(hasRoom ? [null] : [])].map((ability, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: abilities have an order, and nothing else
          key={index}
          className="workshop-ability"
        >
          <ChoiceField
            label={ability === null ? t('workshop.addAbility') : t('workshop.ability', { number: index + 1 })}
            kind="word"
            value={valueAt(ability, ['do'])}
            options={optionsFor(ability)}
            none={ability === null ? t('workshop.addAbility') : null}
            onChange={(word) => word !== null && choose(index, word)}
          />
          {ability !== null && (
            <>
              <Details place={[...place, index]} node={nodeOfWord(items, valueAt(ability, ['do'])) ?? {}} />
              <button
                type="button"
                className="tool"
                aria-label={t('workshop.takeAbility')}
                title={t('workshop.takeAbility')}
                onClick={() => choose(index, null)}
              >
                <Icon name="close" />
              </button>
            </>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** The further fields of one ability, as its word has them. */
function Details({ place, node }: { readonly place: Place; readonly node: PackNode }) {
  const { set, change, term, t } = useBench();
  const required = node.required ?? [];
  return Object.entries(node.properties ?? {}).map(([name, field]) => {
    const at = [...place, name];
    if (field.type === 'integer') return <NumberField key={name} place={at} node={field} label={term('field', name)} />;
    if (field.type === 'boolean') {
      // Before the first ability there is none to choose instead.
      const isIdle = place.at(-1) === 0 && valueAt(set.pack, at) !== true;
      return isIdle ? null : <CheckField key={name} place={at} node={field} label={term('field', name)} />;
    }
    if (field.enum === undefined) return null;
    return (
      <ChoiceField
        key={name}
        label={term('field', name)}
        kind="choice"
        value={valueAt(set.pack, at)}
        options={field.enum.map((value) => ({ value, label: term('choice', value) }))}
        none={required.includes(name) ? null : t('workshop.always')}
        onChange={(value) => change(withValue(set.pack, at, value ?? undefined))}
      />
    );
  });
}
