// What the reader is asked: a switch by the hand, and what it says by itself where nobody learns from it.

import { effect } from '@preact/signals';
import { askingOf, askingWays, withAsking } from '@bridgefront/hosting/standing-ways';
import type { AskingWay } from '@bridgefront/hosting/standing-ways';
import { announce } from '@bridgefront/page/ui/announce.ts';
import { Menu } from '@bridgefront/page/ui/menu.tsx';
import { isAside } from '../local/ids.ts';
import { isAlone, isHandedRound } from '../source/my-seat.ts';
import { keepSetting, readSetting } from '../source/surroundings.ts';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import styles from './menu.module.css';

const key = 'match.asking';

// A table of people at one device is handed to whoever is asked: who is not, has nothing to weigh.
// Who learns is asked everything.
function maySay(match: PageMatchContext): boolean {
  const { source } = match;
  const info = source.info.value;
  return !isAside(source.match) && source.seat !== null && info?.status === 'live' && !isHandedRound(info);
}

/**
 * Says to the host, once a match, that who plays against bots alone is asked only what they can answer; unless they chose
 * to be asked always before. Among people nobody's host is told anything that they did not say.
 */
export function askWhenAble(match: PageMatchContext): () => void {
  let said = false;
  return effect(() => {
    const info = match.source.info.value;
    const document = match.source.document.value;
    if (said || info === null || document === null || !maySay(match) || !isAlone(info)) return;
    said = true;
    const { standing = [] } = document.host;
    if (askingOf(standing) === 'always' && readSetting(key) !== 'always')
      void match.keepStanding(withAsking('able', standing));
  });
}

/** What the reader can be asked, how they are now, and how to change it; null: they are asked nothing. */
function askingNow(match: PageMatchContext) {
  if (!maySay(match)) return null;
  const { host } = match.source.document.value ?? {};
  const says = matchTexts.asking;
  const alone = match.source.info.value !== null && isAlone(match.source.info.value);
  const choose = async (way: AskingWay): Promise<void> => {
    if (alone && way !== 'notNow') keepSetting(key, way);
    const problem = await match.keepStanding(withAsking(way, host?.standing ?? []));
    announce(problem === '' ? says.now(says[way]) : problem);
  };
  const ways = askingWays.filter((way) => way !== 'notNow' || host?.windows !== undefined);
  return {
    now: askingOf(host?.standing ?? []),
    ways: ways.map((way) => ({ way, label: way === 'able' && !alone ? says.ableAmongPeople : says[way] })),
    choose: (way: AskingWay) => void choose(way),
  };
}

/** The switch by the hand. */
export function Asking({ match }: { readonly match: PageMatchContext }) {
  const asking = askingNow(match);
  if (asking === null) return null;
  const says = matchTexts.asking;
  return (
    <Menu
      label={says.now(says[asking.now])}
      icon={asking.now === 'notNow' ? 'skip' : 'question'}
      kind="secondary"
      items={asking.ways.map(({ way, label }) => ({
        label,
        checked: way === asking.now,
        onSelect: () => asking.choose(way),
      }))}
    />
  );
}

/** The same in the menu of the match. */
export function AskingRow({ match }: { readonly match: PageMatchContext }) {
  const asking = askingNow(match);
  if (asking === null) return null;
  return (
    <label class={styles.row}>
      <span>{matchTexts.asking.title}</span>
      <select
        value={asking.now}
        onChange={(event) => {
          const wished = askingWays.find((way) => way === event.currentTarget.value);
          if (wished !== undefined) asking.choose(wished);
        }}
      >
        {asking.ways.map(({ way, label }) => (
          <option key={way} value={way}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
