import type { LessonStep } from '@tortuga/games/lesson';
import type { Seat } from '@tortuga/kernel';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { SidePanel } from '../hints/SidePanel.tsx';
import type { LocalTable } from '../local/local-table.ts';
import { localTables } from '../local/worker-client.ts';
import type { MatchSource } from '../match/match-store.ts';
import { noteSeen } from '../match/seen.ts';
import { numberOf } from '../rulebook/number.ts';
import { useSpeech } from '../speech/speech.tsx';
import type { SpokenModule } from '../table/game.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOnce } from '../ui/once.ts';
import { useKey } from '../ui/use-key.ts';
import { Glow } from './Glow.tsx';
import { focusOn } from './glow.ts';
import { keepLessonNotes } from './notes.ts';
import { useLesson, useLessonSpeaker, useProgress } from './use-lesson.ts';

interface CoachProps {
  readonly table: LocalTable;
  readonly module: SpokenModule;
  readonly match: MatchSource;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly onRule: (rule: string) => void;
}

/** Guides a first game: one sentence and one glowing thing at a time. */
export function LessonCoach({ table, module, match, me, names, onRule }: CoachProps) {
  const { t } = useSpeech();
  const [, go] = useLocation();
  const once = useOnce();
  const lesson = useLesson(table);
  const speaker = useLessonSpeaker(module);
  const { snapshot } = useSyncExternalStore(match.subscribe, match.state);
  const { progress, notes, note } = useProgress(lesson, table.id, me, snapshot?.n ?? 0);
  if (
    lesson === null ||
    notes.isLeft ||
    snapshot === null ||
    snapshot.result !== null ||
    progress === null ||
    progress.kind === 'finished'
  )
    return null;
  const { index } = progress;
  const leave = (): void => note({ isLeft: true });
  const goBack = async (entry: number): Promise<void> => {
    const again = await localTables().goBack(table.id, entry);
    noteSeen(again, entry);
    keepLessonNotes(again, notes);
    go(`/here/${again}`, { replace: true });
  };
  const panel = (text: ReactNode, buttons: ReactNode): ReactNode => (
    <SidePanel
      game={table.game}
      title={t('web.lesson.title', { step: index + 1, of: lesson.steps.length })}
      picture={null}
      isBusy={false}
      onClose={leave}
      more={<p className="row lesson-buttons">{buttons}</p>}
    >
      <p className="lesson-text">{text}</p>
      <progress className="lesson-progress" value={index} max={lesson.steps.length} aria-hidden="true" />
    </SidePanel>
  );

  if (progress.kind === 'strayed')
    return panel(
      t('web.lesson.strayed'),
      <>
        <MainButton label={t('web.lesson.back')} isBright onPress={() => once(() => goBack(progress.entry))} />
        <button type="button" className="btn quiet" onClick={leave}>
          {t('web.lesson.leave')}
        </button>
      </>,
    );

  const { step, made } = progress;
  const isRead = step.moves === undefined;
  // What is said is true when it is this player’s turn; before that the rival is still at it.
  if (!snapshot.pending.includes(me)) {
    const rival = names[1 - me] ?? '';
    const key = `${lesson.prefix}.lesson.watch.${step.watch}`;
    const toWatch =
      step.watch === undefined ? t('web.lesson.wait', { name: rival }) : speaker.say({ key, params: { rival } });
    return panel(toWatch, null);
  }
  const isLast = index + 1 === lesson.steps.length;
  return (
    <>
      {panel(
        <>
          {speaker.say({ key: `${lesson.prefix}.lesson.${step.id}`, params: paramsOf(step, made) })}{' '}
          {step.rules.map((rule) => (
            <button key={rule} type="button" className="lesson-rule" onClick={() => onRule(rule)}>
              <span className="sr">{t('web.lesson.rule')}</span> {numberOf(rule)}
            </button>
          ))}
        </>,
        isRead ? (
          <MainButton
            label={t(isLast ? 'web.lesson.finish' : 'web.lesson.next')}
            isBright
            onPress={() => note({ read: index + 1, isFinished: isLast })}
          />
        ) : step.glow.length === 0 ? null : (
          <MainButton label={t('web.lesson.show')} isBright={false} onPress={() => focusOn(step.glow)} />
        ),
      )}
      {step.glow.length > 0 && <Glow names={step.glow} />}
    </>
  );
}

const paramsOf = ({ names, times }: LessonStep, made: number) => ({
  left: times - made,
  ...Object.fromEntries(Object.entries(names).map(([slot, key]) => [slot, { key }])),
});

interface MainButtonProps {
  readonly label: string;
  readonly isBright: boolean;
  readonly onPress: () => void;
}

/** What comes next, wherever the focus is: by key G as well. */
function MainButton({ label, isBright, onPress }: MainButtonProps) {
  useKey('KeyG', onPress);
  return (
    <button
      type="button"
      className={isBright ? 'btn primary' : 'btn quiet lesson-show'}
      aria-keyshortcuts="G"
      title={`${label} (G)`}
      onClick={onPress}
    >
      {!isBright && <Icon name="forward" />} {label}
    </button>
  );
}
