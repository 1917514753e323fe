import { shelfGame } from '@tortuga/games/shelf';
import { useSpeech } from '../speech/speech.tsx';
import { Page } from '../ui/Page.tsx';
import { Workshop } from '../workshop/Workshop.tsx';
import { NotFound } from './NotFound.tsx';

/** Where sets of cards are made: the values of a box, or one's own. */
export const WorkshopPage = ({ game }: { readonly game: string }) =>
  shelfGame(game) === undefined ? <NotFound what="game" /> : <Open game={game} />;

function Open({ game }: { readonly game: string }) {
  const { t } = useSpeech();
  return (
    <Page title={t('web.workshop.of', { game: t(`web.game.${game}.name`) })} game={game} isWide>
      <Workshop key={game} game={game} />
    </Page>
  );
}
