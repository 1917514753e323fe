import type { Phrase } from '@tortuga/kernel';
import { inBackground } from '@tortuga/kit';
import { ALERT_KINDS, type Alerts, type AlertWay } from '@tortuga/protocol/http';
import { useEffect, useState } from 'react';
import { Switch } from 'react-aria-components';
import { api } from '../server/api.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Trouble, useTrouble } from '../ui/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { HookForm, MailForm } from './AddWay.tsx';
import { type DeviceState, type DeviceTrouble, deviceState, switchOff, switchOn } from './device.ts';
import { useAlertWords } from './words.ts';
import './index.css';

type Attempt = (task: () => Promise<unknown>) => Promise<void>;

/** What one is told while away, and where: on this device, by mail, by webhooks. */
export function AlertsForm() {
  const t = useAlertWords();
  const { locale } = useSpeech();
  const [alerts, setAlerts] = useState<Alerts | null>(null);
  const [trouble, attempt] = useTrouble();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    inBackground(attempt(async () => setAlerts(await api.alerts())));
  }, []);
  if (alerts === null) return trouble === null ? <Waiting /> : <Trouble phrase={trouble} />;
  const { offers, ways, kinds } = alerts;
  const change = (task: () => Promise<Alerts>) => attempt(async () => setAlerts(await task()));
  const choose = (kind: Alerts['kinds'][number], isWanted: boolean) =>
    change(() =>
      api.chooseAlerts({
        kinds: ALERT_KINDS.filter((each) => (each === kind ? isWanted : kinds.includes(each))),
        language: locale,
      }),
    );
  const others = ways.filter(({ isHere }) => !isHere);
  return (
    <div className="alerts">
      <p>{t('alerts.lead')}</p>
      <Device alerts={alerts} attempt={attempt} onChange={setAlerts} />
      {others.length > 0 && (
        <ul className="alert-ways" aria-label={t('alerts.ways')}>
          {others.map((way) => (
            <Way key={way.id} way={way} attempt={attempt} onChange={setAlerts} />
          ))}
        </ul>
      )}
      {offers.mail && <MailForm attempt={attempt} onChange={setAlerts} />}
      {offers.hook && <HookForm attempt={attempt} onChange={setAlerts} />}
      <Trouble phrase={trouble} />
      <fieldset className="alert-kinds">
        <legend>{t('alerts.about')}</legend>
        {ALERT_KINDS.map((kind) => (
          <Switch
            key={kind}
            className="switch"
            isSelected={kinds.includes(kind)}
            onChange={(isWanted) => inBackground(choose(kind, isWanted))}
          >
            <span className="switch-track" aria-hidden="true" />
            {t(`alerts.kinds.${kind}`)}
          </Switch>
        ))}
      </fieldset>
    </div>
  );
}

interface PartProps {
  readonly attempt: Attempt;
  readonly onChange: (alerts: Alerts) => void;
}

/** Nobody is asked for permission before they have switched it on. */
function Device({ alerts, attempt, onChange }: PartProps & { readonly alerts: Alerts }) {
  const t = useAlertWords();
  const { locale, t: pageText } = useSpeech();
  const [isTurning, setTurning] = useState(false);
  const [state, setState] = useState<DeviceState | null>(null);
  const [inTheWay, setInTheWay] = useState<DeviceTrouble | null>(null);
  useEffect(() => {
    deviceState().then(setState, () => setState('unsupported'));
  }, []);
  const here = alerts.ways.find(({ isHere }) => isHere);
  if (state === null) return null;
  if (state === 'unsupported' || state === 'install' || state === 'blocked')
    return <p className="alert-hint">{t(`alerts.${state}`)}</p>;
  const turn = async (isOn: boolean): Promise<void> => {
    setInTheWay(null);
    setTurning(true);
    await attempt(async () => {
      if (isOn) setInTheWay(await switchOn(alerts.offers.pushKey, locale));
      else {
        await switchOff();
        if (here !== undefined) await api.removeAlertWay(here.id);
      }
      onChange(await api.alerts());
      setState(await deviceState());
    });
    setTurning(false);
  };
  return (
    <div className="alert-device">
      <Switch
        className="switch"
        isSelected={state === 'on' && here !== undefined}
        isDisabled={isTurning}
        onChange={(isOn) => inBackground(turn(isOn))}
      >
        <span className="switch-track" aria-hidden="true" />
        {t('alerts.device')}
      </Switch>
      {state === 'on' && here !== undefined && <Try way={here} name={t('alerts.device')} attempt={attempt} />}
      {/* The first time the browser keeps all files of the page before it subscribes. */}
      {isTurning && <span role="status">{pageText('web.waiting')}</span>}
      {inTheWay !== null && (
        <p className="alert-hint" role="status">
          {t(`alerts.${inTheWay}`)}
        </p>
      )}
      <Given problem={here?.problem ?? null} />
    </div>
  );
}

/** An address, a webhook, or a device elsewhere. */
function Way({ way, attempt, onChange }: PartProps & { readonly way: AlertWay }) {
  const t = useAlertWords();
  const { id, kind, isConfirmed, problem } = way;
  const names = { push: 'alerts.otherDevice', hook: 'alerts.webhook' };
  const name = kind === 'mail' ? way.name : t(names[kind], { name: way.name });
  return (
    <li className="row">
      <p>
        <b>{name}</b>
        {!isConfirmed && <small>{t('alerts.waiting')}</small>}
      </p>
      {isConfirmed && <Try way={way} name={name} attempt={attempt} />}
      <button
        type="button"
        className="btn"
        aria-label={t('alerts.removeWhat', { name })}
        onClick={() => inBackground(attempt(async () => onChange(await api.removeAlertWay(id))))}
      >
        {t('alerts.remove')}
      </button>
      <Given problem={problem} />
    </li>
  );
}

interface TryProps extends Pick<PartProps, 'attempt'> {
  readonly way: AlertWay;
  readonly name: string;
}

function Try({ way, name, attempt }: TryProps) {
  const t = useAlertWords();
  const [isSent, setSent] = useState(false);
  const send = () =>
    attempt(async () => {
      await api.testAlertWay(way.id);
      setSent(true);
    });
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-label={t('alerts.tryWhat', { name })}
        onClick={() => inBackground(send())}
      >
        {t('alerts.try')}
      </button>
      {isSent && <span role="status">{t('alerts.tried')}</span>}
    </>
  );
}

/** Why nothing is sent there any more. */
const Given = ({ problem }: { readonly problem: AlertWay['problem'] }) => (
  <Trouble phrase={problem === null ? null : ({ key: problem.key, params: problem.params ?? {} } satisfies Phrase)} />
);
