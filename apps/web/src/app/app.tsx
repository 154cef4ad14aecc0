// The frame around everything, and which screen belongs to which address.

import { LocationProvider, Route, Router, lazy } from 'preact-iso';
import { texts } from '../texts/index.ts';
import { Home } from '../screens/home.tsx';
import { NotFound } from '../screens/not-found.tsx';
import styles from './app.module.css';

const MatchScreen = lazy(async () => (await import('../screens/match.tsx')).MatchScreen);

/** The whole page. */
export function App() {
  return (
    <LocationProvider>
      <a class={styles.skip} href="#content">
        {texts.shell.skip}
      </a>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/m/:match" component={MatchScreen} />
        <Route default component={NotFound} />
      </Router>
    </LocationProvider>
  );
}
