// The page starts here.

import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-400-italic.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './styles/tokens.css';
import './styles/base.css';

import { render } from 'preact';
import { App } from './routes.tsx';

const page = document.getElementById('page');
if (page !== null) render(<App />, page);
