import type { GameModule } from '@tortuga/games/game-module';
import { at, type Json, type MatchFile, SPECTATOR, seat, type Viewer } from '@tortuga/kernel';
import type { Speaker } from '@tortuga/words';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { HintPanel } from '../hints/HintPanel.tsx';
import { useHint } from '../hints/use-hint.ts';
import { playedWithOf } from '../local/played-with.ts';
import { withoutUndone } from '../match/without-undone.ts';
import { useMotion } from '../settings/settings.ts';
import { useSpeech } from '../speech/speech.tsx';
import type { OpenGame } from '../table/game.ts';
import { useSpeaker } from '../table/names.ts';
import { RuleSheet } from '../table/RuleSheet.tsx';
import { useArrival } from '../ui/arrival.ts';
import { Icon } from '../ui/Icon.tsx';
import { marksOf, type RoundMark } from './marks.ts';
import { type Moment, replay } from './replay.ts';

interface ReplayTableProps {
  readonly open: OpenGame;
  readonly file: MatchFile;
  readonly names: readonly string[];
  /** Whose eyes it is seen with at first. */
  readonly viewer: Viewer;
  /** The moment at which it begins. */
  readonly from: number;
  readonly onClose: () => void;
  /** The moment that is looked at now, for whoever keeps it. */
  readonly onMoment?: (n: number) => void;
}

/** Between two moments while it plays by itself, at the usual speed. */
const STEP_MS = 900;
const SPEEDS = [1, 2, 4, 0.5];

export function ReplayTable(props: ReplayTableProps) {
  const { open } = props;
  const speaker = useSpeaker(open.module, props.names);
  const replayed = useMemo(() => replay(open.module, props.file), [open, props.file]);
  if (!replayed.ok) return <p className="page">{speaker.say(replayed.problem)}</p>;
  return <Scrubbing {...props} moments={replayed.moments} />;
}

/** The board at one moment, and the line to move along. */
function Scrubbing({ moments, ...props }: ReplayTableProps & { readonly moments: readonly Moment[] }) {
  const { open, file, names, onClose, onMoment } = props;
  const { t, locale } = useSpeech();
  const { Board, module } = open;
  const speaker = useSpeaker(open.module, names);
  const heading = useArrival();
  const motion = useMotion();
  const last = moments.length - 1;
  const [n, setN] = useState(Math.min(props.from, last));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [viewer, setViewer] = useState(props.viewer);
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => {
    if (!playing) return;
    if (n >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setN(n + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, n, last, speed]);
  useEffect(() => onMoment?.(n), [onMoment, n]);
  const marks = useMemo(() => marksOf(module, moments), [module, moments]);
  const moment = moments[n];
  const news = useMemo(() => (moment === undefined ? [] : [{ n: moment.n, events: moment.events }]), [moment]);
  const log = useMemo(() => withoutUndone(moments.slice(0, n + 1)), [moments, n]);
  const question = useMemo(() => {
    const decision = moment?.decision() ?? null;
    if (moment === undefined || decision === null) return null;
    const view = moment.view(decision.seat) as Json;
    return { playedWith: playedWithOf(module), seat: decision.seat, view, moves: decision.moves as Json[] };
  }, [module, moment]);
  const { hint, toggle, close } = useHint(String(n), question);
  if (moment === undefined) return null;
  const goTo = (to: number) => {
    setPlaying(false);
    setN(Math.min(last, Math.max(0, to)));
  };
  const said = moment.events.map((event) => speaker.say(module.phraseOfEvent(event)));
  return (
    <div className="table-frame replay">
      {hint !== null && <HintPanel module={module} speaker={speaker} hint={hint} onClose={close} isAbove />}
      <main className="table-board">
        <h1 className="sr" ref={heading} tabIndex={-1}>
          {t('web.replay.title')}
        </h1>
        <Board
          view={moment.view(viewer)}
          viewer={viewer}
          offers={[]}
          prompt={moment.prompt}
          pack={module.pack}
          locale={locale}
          say={speaker.say}
          nameOf={speaker.nameOf}
          portraitOf={() => null}
          onMove={() => undefined}
          whyNot={async () => null}
          news={news}
          log={log}
          recent={news}
          tellingOf={module.tellingOf}
          motion={motion}
          endTurn="once"
          onUndo={null}
          onRedo={null}
          onRule={setRule}
          tools={
            <>
              {toggle !== null && (
                <button
                  type="button"
                  className="tool"
                  aria-expanded={hint !== null}
                  aria-label={t('web.hint.wouldDo')}
                  title={t('web.hint.wouldDo')}
                  onClick={toggle}
                >
                  <Icon name="lamp" />
                </button>
              )}
              <button
                type="button"
                className="tool"
                aria-label={t('web.backToTable')}
                title={t('web.backToTable')}
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            </>
          }
          ending={null}
        />
      </main>
      <section className="scrubber" aria-label={t('web.replay.title')}>
        <div className="scrubber-keys">
          <ScrubKey icon="first" label={t('web.replay.first')} onPress={() => goTo(0)} />
          <ScrubKey icon="back" label={t('web.replay.previous')} onPress={() => goTo(n - 1)} />
          <ScrubKey
            icon={playing ? 'pause' : 'play'}
            label={t(playing ? 'web.replay.pause' : 'web.replay.play')}
            onPress={() => setPlaying(!playing)}
          />
          <ScrubKey icon="forward" label={t('web.replay.next')} onPress={() => goTo(n + 1)} />
          <ScrubKey icon="last" label={t('web.replay.last')} onPress={() => goTo(last)} />
          <button
            type="button"
            className="tool scrubber-speed"
            title={t('web.replay.speed', { speed: new Intl.NumberFormat(locale).format(speed) })}
            aria-label={t('web.replay.speed', { speed: new Intl.NumberFormat(locale).format(speed) })}
            onClick={() => setSpeed(at(SPEEDS, (SPEEDS.indexOf(speed) + 1) % SPEEDS.length))}
          >
            {new Intl.NumberFormat(locale).format(speed)}×
          </button>
        </div>
        <Slider
          className="stack scrubber-line"
          value={n}
          minValue={0}
          maxValue={last}
          onChange={(to) => goTo(Number(to))}
        >
          <Label>{t('web.replay.moment', { n, last })}</Label>
          <SliderTrack className="scrubber-track">
            <Marks marks={marks} last={last} />
            <SliderThumb className="scrubber-thumb" />
          </SliderTrack>
        </Slider>
        <GoTo {...{ marks, module, speaker, n }} onGo={goTo} />
        <label className="scrubber-eyes">
          <span className="sr">{t('web.replay.eyes')}</span>
          <select
            value={viewer === SPECTATOR ? '' : String(viewer)}
            onChange={({ target }) => setViewer(target.value === '' ? SPECTATOR : seat(Number(target.value)))}
          >
            <option value="">{t('web.replay.nobody')}</option>
            {names.map((name, index) => (
              <option key={name} value={index}>
                {t('web.replay.eyesOf', { name })}
              </option>
            ))}
          </select>
        </label>
        <p className="scrubber-said" role="status">
          {said[0] ?? ''}
        </p>
      </section>
      {rule !== null && <RuleSheet game={file.game} rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

interface MarksProps {
  readonly marks: readonly RoundMark[];
  readonly last: number;
}

/** On the line: where rounds begin, and where something great was done. */
const Marks = ({ marks, last }: MarksProps) => (
  <span aria-hidden="true">
    {marks.map(({ n, deeds }) => (
      <Fragment key={n}>
        <i className="scrubber-round" style={{ left: `${(100 * n) / last}%` }} />
        {deeds.map((deed) => (
          <i key={deed.n} className="scrubber-deed" style={{ left: `${(100 * deed.n) / last}%` }} />
        ))}
      </Fragment>
    ))}
  </span>
);

interface GoToProps extends Pick<MarksProps, 'marks'> {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly n: number;
  readonly onGo: (n: number) => void;
}

/** The same as a list: a round is looked at from its beginning, a deed after it was done. */
function GoTo({ marks, module, speaker, n, onGo }: GoToProps) {
  const { t } = useSpeech();
  const now = marks.findLast((mark) => mark.n <= n);
  return (
    <label className="scrubber-goto">
      <span className="sr">{t('web.replay.goTo')}</span>
      {/* A choice that is made again counts, too: it always shows the round that is on. */}
      <select value="" onChange={({ target }) => onGo(Number(target.value))}>
        <option value="" disabled hidden>
          {now === undefined ? '' : speaker.say(now.round)}
        </option>
        {marks.map((mark) => (
          <Fragment key={mark.n}>
            <option value={mark.n}>{speaker.say(mark.round)}</option>
            {mark.deeds.map((deed) => (
              <option key={deed.n} value={deed.n}>
                {`\u2003${speaker.say(module.phraseOfEvent(deed.event))}`}
              </option>
            ))}
          </Fragment>
        ))}
      </select>
    </label>
  );
}

interface ScrubKeyProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly onPress: () => void;
}

const ScrubKey = ({ icon, label, onPress }: ScrubKeyProps) => (
  <button type="button" className="tool" aria-label={label} title={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
);
