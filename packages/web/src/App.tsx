import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { NewsBanner } from './keeping/NewsBanner.tsx';
import { useNewerBuild } from './offline/use-newer-build.ts';
import { HomePage } from './pages/HomePage.tsx';
import { OutdatedBanner } from './reload/OutdatedBanner.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Waiting } from './ui/Waiting.tsx';

// Home comes with the first load; every other page when it is opened.
const PlayPage = lazy(async () => ({ default: (await import('./pages/PlayPage.tsx')).PlayPage }));
const LearnPage = lazy(async () => ({ default: (await import('./pages/LearnPage.tsx')).LearnPage }));
const LocalTablePage = lazy(async () => ({ default: (await import('./pages/LocalTablePage.tsx')).LocalTablePage }));
const NewTablePage = lazy(async () => ({ default: (await import('./pages/NewTablePage.tsx')).NewTablePage }));
const JoinPage = lazy(async () => ({ default: (await import('./pages/JoinPage.tsx')).JoinPage }));
const OnlineTablePage = lazy(async () => ({ default: (await import('./pages/OnlineTablePage.tsx')).OnlineTablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./pages/ReplayPage.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/RulesPage.tsx')).RulesPage }));
const WorkshopPage = lazy(async () => ({ default: (await import('./pages/WorkshopPage.tsx')).WorkshopPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/SettingsPage.tsx')).SettingsPage }));
const AboutPage = lazy(async () => ({ default: (await import('./pages/AboutPage.tsx')).AboutPage }));
const AlertLinkPage = lazy(async () => ({ default: (await import('./pages/AlertLinkPage.tsx')).AlertLinkPage }));
const FriendsPage = lazy(async () => ({ default: (await import('./friends/FriendsPage.tsx')).FriendsPage }));
const AdminPage = lazy(async () => ({ default: (await import('./admin/AdminPage.tsx')).AdminPage }));
const MePage = lazy(async () => ({ default: (await import('./pages/MePage.tsx')).MePage }));

export function App() {
  useNewerBuild();
  return (
    <ErrorBoundary>
      <OutdatedBanner />
      <NewsBanner />
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/play/:game">{({ game }) => <PlayPage game={game} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
          <Route path="/here/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
          <Route path="/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
          <Route path="/join">
            <JoinPage />
          </Route>
          <Route path="/join/:game">{({ game }) => <JoinPage key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
          <Route path="/replay/:where/:id">
            {({ where, id }) => <ReplayPage key={id} where={where === 'here' ? 'here' : 'server'} id={id} />}
          </Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/workshop/:game">{({ game }) => <WorkshopPage game={game} />}</Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route path="/alerts/confirm">
            <AlertLinkPage key="confirm" what="confirm" />
          </Route>
          <Route path="/alerts/stop">
            <AlertLinkPage key="stop" what="stop" />
          </Route>
          <Route path="/friends">
            <FriendsPage />
          </Route>
          <Route path="/admin">
            <AdminPage />
          </Route>
          <Route path="/me">
            <MePage />
          </Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
