// Whose work this page stands on.

import { Page, PageHead } from '../app/page.tsx';
import { setUpTexts } from '../texts/set-up.ts';
import { iconCredits } from '@bridgefront/page/ui/icon-credits.ts';
import styles from './credits.module.css';

/** Authors of icons by their folder at github.com/game-icons/icons, with the name they go by. */
const names: { readonly [folder: string]: string } = {
  'caro-asercion': 'Caro Asercion',
  'carl-olsen': 'Carl Olsen',
  'kier-heyl': 'Kier Heyl',
  'lord-berandas': 'Lord Berandas',
  'viscious-speed': 'Viscious Speed',
  'john-redman': 'John Redman',
  andymeneely: 'Andy Meneely',
  'heavenly-dog': 'HeavenlyDog',
  'pierre-leducq': 'Pierre Leducq',
  darkzaitzev: 'DarkZaitzev',
};

function nameOf(folder: string): string {
  return names[folder] ?? `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`;
}

function Link({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function Icons() {
  const { credits } = setUpTexts;
  return (
    <section class={styles.part}>
      <h2>{credits.icons}</h2>
      <p>
        {credits.iconsWhy} <Link href="https://game-icons.net">game-icons.net</Link>,{' '}
        <Link href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Link>. {credits.iconsChanged}
      </p>
      <dl class={styles.authors}>
        {Object.entries(iconCredits).map(([folder, icons]) => (
          <div key={folder}>
            <dt>{credits.by(nameOf(folder))}</dt>
            <dd>{icons.split(' ').join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The screen at `/credits`. */
export function Credits() {
  const { credits } = setUpTexts;
  return (
    <Page title={credits.title}>
      <PageHead title={credits.title} lead={credits.lead} />
      <div class={styles.parts}>
        <section class={styles.part}>
          <h2>{credits.fonts}</h2>
          <p>
            {credits.fontsWhy} <Link href="https://openfontlicense.org">SIL Open Font License 1.1</Link>.
          </p>
        </section>
        <section class={styles.part}>
          <h2>{credits.libraries}</h2>
          <ul class={styles.libraries}>
            {credits.libraryList.map(([name, what, href]) => (
              <li key={name}>
                <Link href={href}>{name}</Link>: {what}
              </li>
            ))}
          </ul>
        </section>
        <Icons />
      </div>
    </Page>
  );
}
