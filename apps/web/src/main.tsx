// The page starts here.

import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-400-italic.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './styles/tokens.css';
import './styles/base.css';

import { whenIdle } from '@bridgefront/page/ui/idle.ts';
import { render } from 'preact';
import { App } from './routes.tsx';

const page = document.getElementById('page');
if (page !== null) render(<App />, page);

// What nobody waits for: without it, the page only needs a network the next time too.
const keep = (): void =>
  void import('./service-worker/register.ts').then(({ keepPage }) => keepPage()).catch(() => undefined);
if (import.meta.env.PROD) addEventListener('load', () => whenIdle(keep));
