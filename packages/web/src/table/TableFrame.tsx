import type { BoardStep } from '@tortuga/games/board';
import type { Answer } from '@tortuga/host';
import {
  type GameTypes,
  type Offer,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@tortuga/kernel';
import { inBackground, lettersOf } from '@tortuga/kit';
import type { Step } from '@tortuga/protocol';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Banter } from '../bots/Banter.tsx';
import { type BotsBySeat, characterOf } from '../bots/bots.ts';
import { Face } from '../bots/Face.tsx';
import { useAsking } from '../glossary/use-asking.ts';
import { HintPanel } from '../hints/HintPanel.tsx';
import { decisionOf, mayAsk } from '../hints/may-ask.ts';
import { useHint } from '../hints/use-hint.ts';
import { useWhy } from '../hints/use-why.ts';
import { WhyButtons } from '../hints/WhyButtons.tsx';
import { WhyPanel } from '../hints/WhyPanel.tsx';
import { turnsToAskAbout } from '../hints/why.ts';
import { Offers } from '../in-words/Offers.tsx';
import type { MatchSource } from '../match/match-store.ts';
import { noteSeen } from '../match/seen.ts';
import { sinceMine } from '../match/since-mine.ts';
import { withoutUndone } from '../match/without-undone.ts';
import { useMotion, useSettings } from '../settings/settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { useSpeech } from '../speech/speech.tsx';
import { Announcer } from '../telling/Announcer.tsx';
import { Digest } from '../telling/Digest.tsx';
import { SkipButton } from '../telling/SkipButton.tsx';
import { useSkip } from '../telling/use-skip.ts';
import { useTold } from '../telling/use-told.ts';
import { useArrival } from '../ui/arrival.ts';
import { useKey } from '../ui/use-key.ts';
import { Clock } from './Clock.tsx';
import { Connection } from './Connection.tsx';
import type { TableSheetName } from './Doors.tsx';
import { Drawer } from './Drawer.tsx';
import type { DrawerTab } from './drawer-tab.ts';
import type { EndingPlace } from './Ending.tsx';
import { eventsOf } from './events.ts';
import type { OpenGame } from './game.ts';
import { LogList } from './LogList.tsx';
import { useSpeaker } from './names.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { TableSheet } from './TableSheet.tsx';
import { Tools } from './Tools.tsx';
import { useTurnSignal } from './turn-signal.ts';
import { useSkin } from './use-skin.ts';

const BoardInWords = lazy(async () => ({ default: (await import('../in-words/BoardInWords.tsx')).BoardInWords }));
const AboutSheet = lazy(async () => ({ default: (await import('../glossary/AboutSheet.tsx')).AboutSheet }));

export interface TableFrameProps {
  readonly id: string;
  readonly open: OpenGame;
  readonly match: MatchSource;
  readonly viewer: Viewer;
  /** Who has watched the bots, if this viewer could not: it must see no more than this viewer. */
  readonly witness?: MatchSource;
  /** By seat. */
  readonly names: readonly string[];
  readonly bots: BotsBySeat;
  /** Whether hints may be asked for here. */
  readonly hints: boolean;
  /** Shows how long whoever is asked has thought: only where people wait for each other. */
  readonly hasStopwatch?: boolean;
  /** Makes the bots play without a pause, or at their usual pace again, where this viewer may say so. */
  readonly hurry?: (isHurried: boolean) => void;
  /** More in the drawer than the log: chat, who is here. */
  readonly tabs?: readonly DrawerTab[];
  /** For a sign on the drawer's button: how much of it was not read yet. */
  readonly unread?: number;
  /** Beside a player's name on the board: their clock, and whether they are away. */
  readonly signOf?: (seat: Seat) => ReactNode;
  /** In the action bar, besides the decision. */
  readonly notice?: ReactNode;
  /** Why the match is over before its own end: then nothing can be done any more. */
  readonly stopped?: ReactNode;
  /** Something to say above the board. */
  readonly banner?: ReactNode;
  /** Somebody who explains the game beside the board, and can open a rule. */
  readonly beside?: (onRule: (rule: string) => void) => ReactNode;
  /** When the match is over: who won, and what to do now. */
  readonly whatNow: (place: EndingPlace) => ReactNode;
}

const nothing = () => null;

const boardStepOf = (step: Step): BoardStep<GameTypes> => ({ n: step.n, events: eventsOf(step) });

/** A table while a match is on: the board, and around it what belongs to every game. */
export function TableFrame({
  id,
  open,
  match,
  viewer,
  witness = match,
  names,
  bots,
  hints,
  hasStopwatch = false,
  hurry,
  tabs = [],
  unread = 0,
  signOf = nothing,
  notice = null,
  stopped = null,
  banner,
  beside,
  whatNow,
}: TableFrameProps) {
  const { Board, module } = open;
  const { hasOwnCards } = module;
  const game = module.game.id;
  const { locale, t } = useSpeech();
  const speaker = useSpeaker(open.module, names, viewer);
  const chosenMotion = useMotion();
  const { endTurn } = useSettings();
  const heading = useArrival();
  const { snapshot, news, log, connection } = useSyncExternalStore(match.subscribe, match.state);
  const [drawer, setDrawer] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [end, setEnd] = useState<Pick<EndingPlace, 'kind' | 'from'> | null>(null);
  const [sheet, setSheet] = useState<TableSheetName | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const n = snapshot?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is forgotten when something happens
  useEffect(() => setRefusal(null), [n]);
  useEffect(() => {
    if (n !== undefined) noteSeen(id, n);
  }, [id, n]);
  useSkin(game);
  const isAsked = snapshot !== null && stopped === null && viewer !== SPECTATOR && snapshot.pending.includes(viewer);
  useTurnSignal(isAsked);
  const isWaitingForBots =
    snapshot !== null && snapshot.pending.length > 0 && snapshot.pending.every((each) => (bots[each] ?? null) !== null);
  const { isSkipping, onSkip } = useSkip(hurry ?? null, isWaitingForBots);
  const motion = isSkipping ? 0 : chosenMotion;
  useSounds({ module, viewer, news, result: (snapshot?.result ?? null) as Result | null });
  const told = useTold(module, news, viewer, motion !== 0 && !isAsked);

  /** A refused request is said; everything else is seen on the board. */
  const settle = async (asked: Promise<Answer | null>): Promise<void> => {
    const given = await asked;
    if (given?.kind === 'refused') setRefusal(given.refusal);
    if (given?.kind === 'error') setRefusal({ rule: '', ...given.error });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match
  useEffect(() => {
    for (const asked of match.askedBefore) inBackground(settle(asked));
  }, [match]);

  const offers = useMemo((): Offer<GameTypes>[] => {
    // Without a connection nothing can be done, and nothing looks as if it could.
    if (snapshot?.offers == null || connection !== 'open' || stopped !== null) return [];
    const { legal, refused } = snapshot.offers;
    return [
      ...legal.map(({ move, price = null }) => ({ move: move as object, refusal: null, price })),
      ...refused.flatMap((group) =>
        group.moves.map((move) => ({ move: move as object, refusal: group.refusal, price: null })),
      ),
    ];
  }, [snapshot?.offers, connection, stopped]);
  const legal = useMemo(() => offers.filter((offer) => offer.refusal === null), [offers]);
  const play = (move: object): void => inBackground(settle(match.play(move)));
  const root = useRef<HTMLElement>(null);
  const asking = useAsking(root);
  useKey('KeyT', () => setDrawer(drawer === 'words' ? null : 'words'));
  const happened = useMemo(() => news.filter(({ kind }) => kind === 'move').map(boardStepOf), [news]);
  const line = useMemo(() => withoutUndone(log), [log]);
  const boardLog = useMemo(() => line.map(boardStepOf), [line]);
  const since = useMemo(() => sinceMine(line, viewer), [line, viewer]);
  const recent = useMemo(() => since.map(boardStepOf), [since]);

  const question = useMemo(() => (hints ? mayAsk(module, viewer, snapshot) : null), [hints, module, viewer, snapshot]);
  const decision = useMemo(() => (question === null ? '' : decisionOf(question, log)), [question, log]);
  const { hint, toggle, close } = useHint(decision, question);
  const { trail } = useSyncExternalStore(witness.subscribe, witness.state);
  const turns = useMemo(
    () => (hints ? turnsToAskAbout(module, viewer, bots, trail) : []),
    [hints, module, viewer, bots, trail],
  );
  const { why, ask, close: closeWhy } = useWhy(module, turns);
  const isHinted = hint !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is one panel, and the newest answer has it
  useEffect(() => {
    if (isHinted) closeWhy();
  }, [isHinted]);
  const askWhy = (seat: Seat): void => {
    close();
    // It would cover the answer.
    setDrawer(null);
    ask(seat);
  };

  const portraitOf = (seat: Seat): ReactNode => {
    const bot = bots[seat] ?? null;
    if (bot === null) return null;
    const character = characterOf(module, bot);
    if (character === null) return <Face character={null} />;
    return <Face character={character} name={speaker.say(module.phrasesOfCharacter(character).name)} />;
  };

  if (snapshot === null) return <Connection connection={connection} />;

  const ending = (kind: EndingPlace['kind']): ReactNode =>
    whatNow({
      kind,
      from: end?.from ?? 0,
      isReading: end?.kind === 'result' || end?.kind === 'replay',
      // The end is celebrated once, for whoever sees it for the first time.
      onShown: () => {
        if (news.some((step) => step.n === snapshot.n)) setEnd((before) => before ?? { kind: 'finale', from: 0 });
      },
      goTo: (to, from = 0) => setEnd({ kind: to, from }),
    });
  if (end?.kind === 'replay') return ending('replay');
  const whyButtons = (except: Seat | null): ReactNode => (
    <WhyButtons
      seats={turns.map(({ seat }) => seat).filter((seat) => seat !== except)}
      nameOf={speaker.nameOf}
      portraitOf={portraitOf}
      onAsk={askWhy}
    />
  );

  const allTabs: DrawerTab[] = [
    { id: 'log', title: 'web.table.log', content: <LogList {...{ module, speaker, log, turns }} onWhy={askWhy} /> },
    ...tabs,
    {
      id: 'words',
      title: 'web.words.title',
      content: (
        <Suspense>
          <BoardInWords
            {...{ module, speaker, offers }}
            view={snapshot.view as object}
            prompt={snapshot.prompt}
            onPick={play}
            onRule={setRule}
          />
        </Suspense>
      ),
    },
  ];
  const tools = (
    <Tools
      tabs={allTabs}
      open={drawer}
      unread={unread}
      onOpen={(tab) => setDrawer(drawer === tab ? null : tab)}
      onSheet={setSheet}
      hasOwnCards={hasOwnCards}
      asking={{ isOpen: asking.isAsking, onToggle: asking.toggle }}
      hint={toggle === null ? null : { isOpen: hint !== null, onToggle: toggle }}
    >
      {hasStopwatch && snapshot.time === undefined && <Clock snapshot={snapshot} viewer={viewer} names={names} />}
    </Tools>
  );
  return (
    <div className="table-frame">
      {banner}
      {beside?.(setRule)}
      {why !== null && hint === null && (
        <WhyPanel
          key={why.turn.seat}
          {...{ module, speaker, why }}
          portrait={portraitOf(why.turn.seat)}
          onClose={closeWhy}
          more={whyButtons(why.turn.seat)}
        />
      )}
      {hint !== null && <HintPanel {...{ module, speaker, hint }} onClose={close} more={whyButtons(null)} />}
      <main
        className="table-board"
        ref={root}
        data-asking={asking.isAsking}
        style={{ '--info-more': JSON.stringify(t('web.glossary.more')) } as CSSProperties}
      >
        <h1 className="sr" ref={heading} tabIndex={-1}>
          {speaker.say(module.name)}
        </h1>
        <Board
          view={snapshot.view as object}
          viewer={viewer}
          offers={offers}
          prompt={told ?? snapshot.prompt}
          pack={module.pack}
          locale={locale}
          say={speaker.say}
          nameOf={speaker.nameOf}
          portraitOf={portraitOf}
          signOf={signOf}
          notice={stopped === null && snapshot.result === null ? notice : null}
          onMove={play}
          whyNot={async (move) => {
            const answer = await match.whyNot(move);
            return answer.kind === 'reason' || answer.kind === 'refused' ? answer.refusal : null;
          }}
          news={happened}
          log={boardLog}
          recent={recent}
          tellingOf={module.tellingOf}
          motion={motion}
          endTurn={endTurn}
          onUndo={
            snapshot.undo && connection === 'open' && stopped === null ? () => inBackground(settle(match.undo())) : null
          }
          onRedo={
            snapshot.redo && connection === 'open' && stopped === null ? () => inBackground(settle(match.redo())) : null
          }
          onRule={setRule}
          tools={tools}
          ending={snapshot.result === null ? stopped : ending('line')}
        />
      </main>
      {drawer !== 'words' && (
        <Offers className="table-offers sr-until-focus" {...{ module, speaker, legal }} onPick={play} />
      )}
      <Announcer
        {...{ module, speaker, viewer, log }}
        from={since[0]?.n ?? snapshot.n + 1}
        question={isAsked ? snapshot.prompt : null}
      />
      <Banter module={module} speaker={speaker} news={news} bots={bots} />
      {isAsked && module.isTurn(snapshot.view as object) && (
        <Digest
          {...{ module, speaker, viewer }}
          recent={since}
          letters={lettersOf(names)}
          points={module.points(snapshot.view as object)}
        />
      )}
      {onSkip !== null && <SkipButton onSkip={onSkip} />}
      {connection !== 'open' && <Connection connection={connection} />}
      {refusal !== null && (
        <RefusalNotice
          text={speaker.say(refusal)}
          rule={refusal.rule}
          onRule={() => setRule(refusal.rule)}
          onClose={() => setRefusal(null)}
        />
      )}
      {drawer !== null && (
        <Drawer
          {...{ tabs: allTabs, open: drawer, hasOwnCards }}
          onOpen={setDrawer}
          onClose={() => setDrawer(null)}
          onSheet={setSheet}
        />
      )}
      {(end?.kind === 'finale' || end?.kind === 'result') && ending(end.kind)}
      {sheet !== null && <TableSheet {...{ sheet, game, module }} onClose={() => setSheet(null)} />}
      {asking.isAsking && (
        <p className="asking floating" role="status">
          {t('web.glossary.asking')}
        </p>
      )}
      {asking.what !== null && (
        <Suspense>
          <AboutSheet
            module={module}
            view={snapshot.view as object}
            what={asking.what}
            onRule={setRule}
            onClose={asking.close}
          />
        </Suspense>
      )}
      {rule !== null && <RuleSheet game={game} rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
