import type { TableInfo } from '@tortuga/protocol';
import { clockText } from '../clock/terms-text.ts';
import { begunAt } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { useTitle } from '../table/game.ts';
import { useSpeaker } from '../table/names.ts';

const NOBODY: readonly string[] = [];

/** What was chosen for a table, in one line. */
export function TermsLine({ table }: { readonly table: TableInfo }) {
  const speech = useSpeech();
  const { t } = speech;
  const module = useTitle(table.game, begunAt(table, null));
  const { say } = useSpeaker(module, NOBODY);
  const options = table.options as Readonly<Record<string, unknown>>;
  const chosen = module.choices.flatMap(({ option, label, values }) => {
    const value = values.find((each) => each.value === options[option]);
    return value === undefined ? [] : [{ label: say(label), value: say(value.label) }];
  });
  const terms = [
    ...chosen,
    ...(table.clock === null ? [] : [{ label: t('web.clock.title'), value: clockText(speech, table.clock.terms) }]),
    ...(table.pack === null ? [] : [{ label: t('web.pack.cards'), value: table.pack.id }]),
    {
      label: t('web.new.hints'),
      value: t(table.hints === 'allowed' ? 'web.new.hintsAllowed' : 'web.new.hintsForbidden'),
    },
  ];
  return (
    <dl className="row terms">
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
