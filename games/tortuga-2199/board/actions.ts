import { at, type Seat } from '@tortuga/kernel';
import type { MoveKind, MoveOf } from '../rules/move.ts';
import { useBoard } from './context.ts';
import { type Legal, legalOf, type Refused, refusedOf } from './offers.ts';
import { bringsFor } from './within.ts';

/** The actions of a turn apart from playing and buying cards. */

export interface Action {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly tone: 'maneuvers' | 'crypto' | 'war' | 'free';
  readonly offer: Legal | null;
  readonly refused: Refused | null;
  /** What the hand can bring towards it, if that would be enough; filled in for all actions together. */
  readonly brings?: number | null;
  /** Instead of the rule's own words, where these speak of one card. */
  readonly why?: string;
  /** If the action needs more than a click. */
  readonly onGo?: () => void;
}

/** What can be done first, then what is within reach of the hand, then what is refused. */
const rankOf = ({ offer, brings }: Action): number => (offer !== null ? 0 : brings != null ? 1 : 2);

/** The actions where the viewer's ship is. */
export function useActions(): Action[] {
  const board = useBoard();
  const { view, me, desk, t, nameOf, cardName, huntCard, aim, open } = board;
  if (view.frame !== 'turn' || me === null || view.decider !== me) return [];
  const here = view.sectors.find(({ sector }) => sector === at(view.players, me).sector);
  const known = here?.hunt != null && typeof here.hunt.hunt === 'number' ? here.hunt.hunt : null;

  const single = (kind: MoveKind, words: Omit<Action, 'id' | 'offer' | 'refused'>): Action[] => {
    const [offer] = legalOf(desk, kind);
    const [refused] = refusedOf(desk, kind);
    if (offer === undefined && refused === undefined) return [];
    return [{ id: kind, ...words, offer: offer ?? null, refused: offer === undefined ? (refused ?? null) : null }];
  };
  const power = (): Action[] => {
    const words = {
      label: t('2199.ui.do.power', { kind: here?.kind ?? 'none' }),
      note: t('2199.ui.note.power'),
      tone: 'free',
    } as const;
    const plain = single('power', words);
    const onCard = single('powerOn', { ...words, onGo: () => aim({ kind: 'power' }) });
    return plain.length > 0 ? plain : onCard;
  };
  const attacks = (): Action[] =>
    view.players.flatMap((player, seat): Action[] => {
      if (seat === me || player.sector === null || player.sector !== here?.sector) return [];
      const offer = legalOf(desk, 'attack').find(({ move }) => move.seat === seat) ?? null;
      const refused = refusedOf(desk, 'attack').find(({ move }) => move.seat === seat) ?? null;
      const label = t('2199.ui.do.attack', { player: nameOf(seat as Seat) });
      return [{ id: `attack ${seat}`, label, note: t('2199.ui.note.attack'), tone: 'war', offer, refused }];
    });
  const conquests = (): Action[] => {
    const words = {
      label: t('2199.ui.do.conquer'),
      note: t('2199.ui.note.conquer', { influence: here?.influence ?? 0 }),
    };
    const payable = legalOf(desk, 'conquer');
    return [
      ...(['maneuvers', 'crypto'] as const).flatMap((pay) =>
        withMarker(
          { ...words, id: `conquer ${pay}`, tone: pay },
          payable.filter(({ move }) => move.pay === pay),
        ),
      ),
      ...refusedOf(desk, 'conquer').map(
        (refused): Action => ({
          ...words,
          id: `conquer ${refused.move.pay}`,
          tone: refused.move.pay,
          offer: null,
          refused,
        }),
      ),
    ];
  };
  const scouting = (): Action[] => {
    const words = { label: t('2199.ui.do.scout'), note: t('2199.ui.note.scout'), tone: 'maneuvers' } as const;
    const offers = legalOf(desk, 'scout');
    return offers.length === 0 ? single('scout', words) : withMarker({ ...words, id: 'scout' }, offers);
  };
  /** The note says that a scouting marker is taken back; of several the player chooses one. */
  const withMarker = (
    words: Omit<Action, 'offer' | 'refused'>,
    offers: readonly Legal<MoveOf<'scout' | 'conquer'>>[],
  ): Action[] => {
    const [offer] = offers;
    if (offer === undefined) return [];
    if (offer.move.from === undefined) return [{ ...words, offer, refused: null }];
    const note = t('2199.ui.note.takesMarker');
    const onGo = () => aim({ kind: 'marker', offers });
    return [{ ...words, note, offer, refused: null, ...(offers.length > 1 ? { onGo } : {}) }];
  };
  /** Its price depends on sector and defence, which are chosen afterwards. */
  const reinforce = (): Action[] =>
    single('reinforce', {
      label: t('2199.ui.do.reinforce'),
      note: t('2199.ui.note.reinforce'),
      tone: 'crypto',
      onGo: () => open({ kind: 'reinforce' }),
    }).map((action) => ({
      ...action,
      offer: action.offer && { ...action.offer, price: null },
      ...(at(view.players, me).sectors > 0 ? {} : { why: t('2199.ui.noSector') }),
    }));
  const destroy = (): Action[] =>
    single('destroy', {
      label: t('2199.ui.do.destroy'),
      note: t('2199.ui.note.destroy'),
      tone: 'maneuvers',
      onGo: () => aim({ kind: 'destroy' }),
    }).map((action) => (view.played.length > 0 ? action : { ...action, why: t('2199.ui.playedOnly') }));

  return [
    ...(at(view.players, me).reserve === null
      ? []
      : single('recall', { label: t('2199.ui.do.recall'), note: t('2199.ui.note.recall'), tone: 'free' })),
    ...single('capture', {
      label: t('2199.ui.do.capture', { hunt: known === null ? t('2199.ui.theHunt') : cardName(huntCard(known)) }),
      note: t('2199.ui.note.capture'),
      tone: 'maneuvers',
    }),
    ...conquests(),
    ...single('collect', { label: t('2199.ui.do.collect'), note: t('2199.ui.note.collect'), tone: 'maneuvers' }),
    ...scouting(),
    ...single('influence', { label: t('2199.ui.do.influence'), note: t('2199.ui.note.influence'), tone: 'crypto' }),
    ...attacks(),
    ...power(),
    ...reinforce(),
    ...destroy(),
    ...single('reserve', {
      label: t('2199.ui.do.reserve'),
      note: t('2199.ui.note.reserve'),
      tone: 'crypto',
      onGo: () => aim({ kind: 'reserve' }),
    }),
  ]
    .map((action): Action => ({ ...action, brings: action.refused && bringsFor(view, action.refused.refusal) }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}
