import { shelfGame } from '@tortuga/games/shelf';
import { Link } from 'wouter';
import { WholeRulebook } from '../rulebook/WholeRulebook.tsx';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';
import { NotFound } from './NotFound.tsx';

/** The whole rulebook of a game. The address may name a rule. */
export const RulesPage = ({ game }: { readonly game: string }) =>
  shelfGame(game) === undefined ? <NotFound what="game" /> : <Rulebook game={game} />;

function Rulebook({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  return (
    <Page title={t('web.rules.of', { game: t(`web.game.${game}.name`) })}>
      <p className="row rulebook-doors">
        <button type="button" className="btn" onClick={() => history.back()}>
          {t('web.replay.back')}
        </button>
        <Link className="btn" href={`/learn/${game}`}>
          {t('web.lesson.learn')}
        </Link>
        <Link className="btn" href={`/workshop/${game}`}>
          {t('web.workshop.title')}
        </Link>
        <button type="button" className="btn" onClick={() => print()}>
          {t('web.rules.print')}
        </button>
      </p>
      <WholeRulebook game={game} wanted={decodeURIComponent(location.hash.slice(1))} />
    </Page>
  );
}
