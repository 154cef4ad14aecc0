// The frame around everything, and which screen belongs to which address.

import { LocationProvider, Route, Router, lazy } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { recognize } from '../source/session.ts';
import { Home } from '../screens/home.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { texts } from '../texts/index.ts';
import { Announcer } from '../ui/announcer.tsx';
import { ToastHost } from '../ui/toast.tsx';
import styles from './app.module.css';
import { Boundary } from './boundary.tsx';
import { focusHeading } from './focus.ts';

const NewTable = lazy(async () => (await import('../screens/new-table.tsx')).NewTable);
const MatchScreen = lazy(async () => (await import('../screens/match.tsx')).MatchScreen);

/** The whole page. */
export function App() {
  useEffect(() => void recognize(), []);
  return (
    <LocationProvider>
      <a class={styles.skip} href="#content">
        {texts.shell.skip}
      </a>
      <Boundary>
        <Router onRouteChange={focusHeading}>
          <Route path="/" component={Home} />
          <Route path="/new" component={NewTable} />
          <Route path="/m/:match" component={MatchScreen} />
          <Route default component={NotFound} />
        </Router>
      </Boundary>
      <ToastHost />
      <Announcer />
    </LocationProvider>
  );
}
