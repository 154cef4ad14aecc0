// The header: where one can go, who one is, and how the page looks and sounds.

import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { soundOn, switchSound } from '../source/sound-setting.ts';
import { challengesWaiting, loadMyMatches, turnsWaiting } from '../source/my-matches.ts';
import { every } from '../source/poll.ts';
import { me } from '../source/session.ts';
import { texts } from '../texts/index.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { useHeadHeight } from '@bridgefront/page/ui/head-height.ts';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import type { IconName } from '@bridgefront/page/ui/icon.tsx';
import { Menu } from '@bridgefront/page/ui/menu.tsx';
import styles from './header.module.css';
import { NameButton } from './name-button.tsx';
import { theme, themes } from '../source/theme.ts';
import type { Theme } from '../source/theme.ts';

const freshEvery = 30_000;
const themeIcons: { readonly [theme in Theme]: IconName } = { system: 'screen', light: 'sun', dark: 'moon' };

function Badge() {
  const [turns, asked] = [turnsWaiting.value, challengesWaiting.value];
  const count = turns + asked;
  return (
    <>
      <span class={styles.badge} data-some={count > 0} aria-hidden="true">
        {count > 0 ? count : ''}
      </span>
      <span class="visually-hidden">{texts.shell.turns(turns, asked)}</span>
    </>
  );
}

function Pages() {
  const { path } = useLocation();
  const { nav } = texts.shell;
  const pages: readonly (readonly [string, string, IconName])[] = [
    ['/', nav.play, 'play'],
    ['/matches', nav.matches, 'flag'],
    ['/watch', nav.watch, 'eye'],
    ['/rules', nav.rules, 'rules'],
  ];
  return (
    <nav class={styles.pages} aria-label={nav.label}>
      {pages.map(([href, label, icon]) => {
        const here =
          href === '/' ? path === '/' || path === '/new' || path === '/find' : path.startsWith(href);
        return (
          <a key={href} href={href} {...(here ? { 'aria-current': 'page' } : {})}>
            <Icon name={icon} class={styles.sign} />
            <span>{label}</span>
            {href === '/matches' && <Badge />}
          </a>
        );
      })}
    </nav>
  );
}

function Looks() {
  const { view } = texts.shell;
  const sound = soundOn.value;
  return (
    <>
      <Button
        kind="quiet"
        icon={sound ? 'sound' : 'mute'}
        label={sound ? view.soundOn : view.soundOff}
        onClick={() => switchSound(!sound)}
      />
      <Menu
        label={view.menu(view[theme.value])}
        icon={themeIcons[theme.value]}
        items={themes.map((one) => ({
          label: view[one],
          icon: themeIcons[one],
          checked: one === theme.value,
          onSelect: () => void (theme.value = one),
        }))}
      />
    </>
  );
}

/** The header of every page but the match. */
export function Header() {
  const somebody = me.value?.identity;
  useEffect(() => every(freshEvery, loadMyMatches), [somebody]);
  const head = useHeadHeight();
  return (
    <header ref={head} class={styles.header}>
      <div class={styles.bar}>
        <a class={styles.brand} href="/" aria-label={texts.shell.nav.brand}>
          <img src="/favicon.svg" alt="" width="34" height="34" />
          <span>{texts.shell.title}</span>
        </a>
        <Pages />
        <div class={styles.end}>
          <Looks />
          <NameButton />
        </div>
      </div>
    </header>
  );
}
