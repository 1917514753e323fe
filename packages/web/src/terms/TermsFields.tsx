import { at } from '@tortuga/kernel';
import { useSpeech } from '../speech/speech.tsx';
import { useTitle } from '../table/game.ts';
import { useSpeaker } from '../table/names.ts';
import { Choice } from '../ui/Choice.tsx';
import { PackField } from './PackField.tsx';
import type { Terms } from './terms.ts';

interface TermsFieldsProps {
  readonly game: string;
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

const NOBODY: readonly string[] = [];

/** What a game lets a table choose, and with which cards it is played. */
export function TermsFields({ game, terms, onChange }: TermsFieldsProps) {
  const { t } = useSpeech();
  const module = useTitle(game, null);
  const { say } = useSpeaker(module, NOBODY);
  return (
    <>
      {module.choices.map(({ option, label, values }) => {
        const chosen = terms.options[option] ?? at(values, 0).value;
        return (
          <Choice
            key={option}
            label={say(label)}
            value={String(values.findIndex(({ value }) => value === chosen))}
            onChange={(index) =>
              onChange({ ...terms, options: { ...terms.options, [option]: at(values, Number(index)).value } })
            }
            options={values.map((each, index) => ({
              value: String(index),
              label: say(each.label),
              ...(each.hint === null ? {} : { hint: say(each.hint) }),
            }))}
          />
        );
      })}
      <details className="more">
        <summary>{t('web.pack.title')}</summary>
        <PackField module={module} say={say} pack={terms.pack} onChange={(pack) => onChange({ ...terms, pack })} />
      </details>
    </>
  );
}
