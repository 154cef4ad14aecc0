// What the panel says below the question: what the moment is about, the plan so far, advice, and the list of choices.

import type { MatchInfo } from '@bridgefront/protocol';
import { isHere } from '../local/ids.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { matchTexts } from '../texts/match.ts';
import { AdviceAnswer } from './advice.tsx';
import type { Adviser } from './adviser.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { ChoiceList } from './choices.tsx';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { PlanChips } from './plan.tsx';
import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import { askToNotify, notifyAllowed } from './turn.ts';
import styles from './question-body.module.css';

// What players do without.
const Predict = onNeed(async () => (await import('./predict.tsx')).Predict);
const Commentary = onNeed(async () => (await import('./commentary.tsx')).Commentary);

// Within a plan the default is not among the choices: the plan would be taken back first.
function defaultWords(match: MatchContext, choice: string): string {
  const found = match.choices.value.find((open) => open.choice === choice);
  const planning = match.plan.value.length > 0;
  if (planning && match.source.document.value?.host.clock?.completes === true)
    return matchTexts.fallbackCompletes;
  return found === undefined || planning ? matchTexts.fallbackTakesBack : matchTexts.fallback(found.label);
}

// One line with a place of its own: why nothing can be chosen just now, or what happens without a choice.
function Hint({ match }: { readonly match: MatchContext }) {
  const says = matchTexts;
  const fallback = match.source.document.value?.host.clock?.fallback ?? null;
  const words = (): string => {
    if (match.choices.value.length === 0) return '';
    if (match.source.connection.value !== 'live') return says.actsLater;
    return fallback === null ? '' : defaultWords(match, fallback);
  };
  return <p class={styles.hint}>{words()}</p>;
}

function waitsForPeople({ source }: MatchContext): boolean {
  const { view, host } = source.document.value ?? {};
  const open = view?.decision?.seats.filter(({ sealed }) => !sealed) ?? [];
  return open.length > 0 && open.every(({ seat }) => seat !== view?.seat && host?.bots[seat] === null);
}

// Asked for only where it is of use: while other people think, this page may well lie in the background.
function NotifyOffer({ match }: { readonly match: MatchContext }) {
  if (
    match.source.seat === null ||
    isHere(match.source.match) ||
    notifyAllowed.value !== 'default' ||
    !waitsForPeople(match)
  )
    return null;
  return (
    <p class={styles.offer}>
      <button type="button" onClick={() => void askToNotify()}>
        {matchTexts.notify}
      </button>
      {matchTexts.notifyWhy}
    </p>
  );
}

// What everybody may look on at, at the server, by who does not sit there.
function predictableOf({ source }: MatchContext): MatchInfo | null {
  const info = source.info.value;
  const looksOn = info !== null && source.seat === null && info.seats.every(({ mine }) => !mine);
  const open = info?.visibility === 'public' || info?.show === true;
  return looksOn && open && !isHere(info.id) ? info : null;
}

/** The body of the panel. */
export function QuestionBody({
  match,
  game,
  advice,
}: {
  readonly match: PageMatchContext;
  readonly game: GamePage | null;
  readonly advice: Adviser;
}) {
  const predictable = predictableOf(match);
  return (
    <div class={styles.body}>
      <PlanChips match={match} game={game} />
      <Hint match={match} />
      <AdviceAnswer match={match} adviser={advice} game={game} />
      <ChoiceList match={match} game={game} />
      {predictable?.show === true && predictable.status === 'live' && (
        <Commentary match={match} info={predictable} />
      )}
      {game?.Aside !== undefined && <game.Aside match={match} />}
      <NotifyOffer match={match} />
      {predictable !== null && <Predict match={match} info={predictable} />}
    </div>
  );
}
