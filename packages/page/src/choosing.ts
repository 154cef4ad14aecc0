// A choice as a control of the table: it is lit while it can be chosen, a click makes it, and the list points with it.

import type { MatchContext } from './match-context.ts';

/**
 * The mark of a control that stands for an open choice. Whoever follows these marks can play a whole match; a control
 * that answers a click without it only looks closer, or says why not.
 */
export function lit(open: boolean): { readonly 'data-lit'?: true } {
  return open ? { 'data-lit': true } : {};
}

/**
 * The mark of a control whose choice belongs to the plan that somebody was advised: of what is open, and in a replay, where
 * nothing is, of what could have been chosen.
 */
export function advised(
  match: Pick<MatchContext, 'advised' | 'playback'>,
  choice: string,
  open: boolean,
): { 'data-advised'?: true } {
  const sayable = open || match.playback.handled;
  return sayable && match.advised.value?.includes(choice) === true ? { 'data-advised': true } : {};
}

/** The mark of a choice: lit while it is open, and advised where it belongs to the plan that somebody was advised. */
export function litChoice(match: Pick<MatchContext, 'choices' | 'advised' | 'playback'>, choice: string) {
  const open = match.choices.value.some((one) => one.choice === choice);
  return { ...lit(open), ...advised(match, choice, open) };
}

/** Tells the list which choice is meant while a control is under pointer or focus. */
export function pointing(match: Pick<MatchContext, 'point'>, choice: string) {
  return {
    onPointerEnter: () => match.point(choice),
    onPointerLeave: () => match.point(null),
    onFocusIn: () => match.point(choice),
    onFocusOut: () => match.point(null),
  };
}

/** What every control that stands for a choice carries; read it while rendering, so that it follows what is open. */
export function choosing(
  match: Pick<MatchContext, 'choices' | 'choose' | 'point' | 'advised' | 'playback'>,
  choice: string,
) {
  return { ...litChoice(match, choice), onClick: () => match.choose(choice), ...pointing(match, choice) };
}
