// The frame around everything, and which screen belongs to which address.

import { LocationProvider, Route, Router, lazy } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { connected } from './source/connection.ts';
import { loadGames, offered } from './source/games.ts';
import { every } from './source/poll.ts';
import { Problem } from './source/problem.ts';
import { recognize } from './source/session.ts';
import { Home } from './screens/home.tsx';
import { NotFound } from './screens/not-found.tsx';
import { texts } from './texts/index.ts';
import { Announcer } from '@bridgefront/page/ui/announcer.tsx';
import { ToastHost } from '@bridgefront/page/ui/toast.tsx';
import styles from './routes.module.css';
import { Boundary } from './app/boundary.tsx';
import { focusHeading } from './app/focus.ts';

const NewTable = lazy(async () => (await import('./screens/new-table.tsx')).NewTable);
const Matches = lazy(async () => (await import('./screens/matches.tsx')).Matches);
const Ratings = lazy(async () => (await import('./screens/ratings.tsx')).Ratings);
const Find = lazy(async () => (await import('./screens/find.tsx')).Find);
const Tournaments = lazy(async () => (await import('./screens/tournament.tsx')).Tournaments);
const People = lazy(async () => (await import('./screens/people.tsx')).People);
const Reports = lazy(async () => (await import('./screens/reports.tsx')).Reports);
const You = lazy(async () => (await import('./screens/you.tsx')).You);
const TakeOver = lazy(async () => (await import('./screens/take-over.tsx')).TakeOver);
const SignedIn = lazy(async () => (await import('./screens/sign-in-club.tsx')).SignedIn);
const Watch = lazy(async () => (await import('./screens/watch.tsx')).Watch);
const RulesList = lazy(async () => (await import('./screens/rules.tsx')).RulesList);
const RulesScreen = lazy(async () => (await import('./screens/rules.tsx')).RulesScreen);
const DiagramScreen = lazy(async () => (await import('./screens/diagram.tsx')).DiagramScreen);
const CardsScreen = lazy(async () => (await import('./screens/cards.tsx')).CardsScreen);
const PrintScreen = lazy(async () => (await import('./screens/print.tsx')).PrintScreen);
const BookletScreen = lazy(async () => (await import('./screens/booklet.tsx')).BookletScreen);
const LearnScreen = lazy(async () => (await import('./screens/rules.tsx')).LearnScreen);
const LessonScreen = lazy(async () => (await import('./screens/lesson.tsx')).LessonScreen);
const PuzzlesScreen = lazy(async () => (await import('./screens/puzzles.tsx')).PuzzlesScreen);
const GamePuzzlesScreen = lazy(async () => (await import('./screens/puzzles.tsx')).GamePuzzlesScreen);
const PuzzleScreen = lazy(async () => (await import('./screens/puzzle.tsx')).PuzzleScreen);
const ProgrammersScreen = lazy(async () => (await import('./screens/rules.tsx')).ProgrammersScreen);
const WorkshopScreen = lazy(async () => (await import('./screens/workshop.tsx')).WorkshopScreen);
const PositionScreen = lazy(async () => (await import('./screens/position.tsx')).PositionScreen);
const Credits = lazy(async () => (await import('./screens/credits.tsx')).Credits);
const ReplayScreen = lazy(async () => (await import('./screens/replay.tsx')).ReplayScreen);
const MatchScreen = lazy(async () => (await import('./screens/match.tsx')).MatchScreen);

const askAgainEvery = 5_000;

// As long as the server does not answer it is asked whether it is there again; what was missing comes back with it.
function useConnection(): void {
  const there = connected.value;
  useEffect(() => {
    if (!there) return every(askAgainEvery, async () => void (await recognize()));
    if (offered.peek() instanceof Problem) void loadGames();
    return undefined;
  }, [there]);
}

/** The whole page. */
export function App() {
  useEffect(() => {
    void recognize();
    // A page that the browser has kept may be shown to somebody else than it was.
    const again = ({ persisted }: PageTransitionEvent): void => void (persisted && recognize());
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  useConnection();
  return (
    <LocationProvider>
      <a class={styles.skip} href="#content">
        {texts.shell.skip}
      </a>
      <Boundary>
        <Router onRouteChange={focusHeading}>
          <Route path="/" component={Home} />
          <Route path="/new" component={NewTable} />
          <Route path="/matches" component={Matches} />
          <Route path="/ratings" component={Ratings} />
          <Route path="/find" component={Find} />
          <Route path="/tournaments/:id?" component={Tournaments} />
          <Route path="/people" component={People} />
          <Route path="/reports" component={Reports} />
          <Route path="/you" component={You} />
          <Route path="/take-over" component={TakeOver} />
          <Route path="/signed-in" component={SignedIn} />
          <Route path="/watch" component={Watch} />
          <Route path="/rules" component={RulesList} />
          <Route path="/rules/:game" component={RulesScreen} />
          <Route path="/rules/:game/print" component={BookletScreen} />
          <Route path="/rules/:game/:diagram" component={DiagramScreen} />
          <Route path="/cards/:game" component={CardsScreen} />
          <Route path="/cards/:game/print" component={PrintScreen} />
          <Route path="/learn/:game" component={LearnScreen} />
          <Route path="/learn/:game/:lesson" component={LessonScreen} />
          <Route path="/puzzles" component={PuzzlesScreen} />
          <Route path="/puzzles/:game" component={GamePuzzlesScreen} />
          <Route path="/puzzles/:game/:puzzle" component={PuzzleScreen} />
          <Route path="/programmers/:game" component={ProgrammersScreen} />
          <Route path="/workshop/:game" component={WorkshopScreen} />
          <Route path="/workshop/:game/position" component={PositionScreen} />
          <Route path="/credits" component={Credits} />
          <Route path="/m/:match/replay" component={ReplayScreen} />
          <Route path="/m/:match/:beside?" component={MatchScreen} />
          <Route default component={NotFound} />
        </Router>
      </Boundary>
      <ToastHost />
      <Announcer />
    </LocationProvider>
  );
}
