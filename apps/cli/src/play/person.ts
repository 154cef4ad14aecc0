// One person's turns: shows what has changed and what may be chosen, and takes the answers.

import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { fullWidth, rule, wrap } from '@bridgefront/terminal/paint.ts';
import { Commands, isCommand } from './commands.ts';
import type { LineInput } from './input.ts';
import { makeMenu, menuLines, readAnswer, shortLabel } from './menu.ts';
import type { Menu } from './menu.ts';
import type { Table } from './table.ts';
import { bullet, part, say } from './watch.ts';

/** What a person has on the screen. */
interface Shown {
  map: string;
  head: string;
  hand: string;
}

/** Reports of an earlier sitting that are told again when a match is resumed. */
const remembered = 12;

/** A person with a seat. */
export class Person {
  /** How much of the log this person has read. */
  read = 0;
  readonly #table: Table;
  readonly #input: LineInput;
  readonly #seat: Seat;
  readonly #commands: Commands;
  readonly #explained = new Set<string>();
  /** Choices that were made for the person because nothing else was possible, by their place in the plan. */
  readonly #forced = new Set<number>();
  /** Labels of the plan's choices, by their place. */
  readonly #planned: string[] = [];
  #shown: Shown = { map: '', head: '', hand: '' };
  #greeted = false;

  constructor(table: Table, input: LineInput, seat: Seat) {
    this.#table = table;
    this.#input = input;
    this.#seat = seat;
    this.#commands = new Commands(table, input, seat);
    this.read = Math.max(0, table.resumedAt - remembered);
  }

  /** Somebody else had the screen: everything is shown anew. */
  forgetScreen(): void {
    this.#shown = { map: '', head: '', hand: '' };
  }

  /** Asks until the seat has sealed its plan. False: no more input will come. */
  async turn(): Promise<boolean> {
    const { decision } = this.#table.match;
    if (decision === null) return true;
    this.#forced.clear();
    this.#planned.length = 0;
    this.#showTable(decision);
    while (this.#table.match.decision === decision && decision.sealed[this.#seat] !== true) {
      if (await this.#makeForced(decision)) continue;
      const menu = this.#menu(decision);
      this.#showQuestion(decision, menu);
      if (!(await this.#answer(decision, menu))) return false;
    }
    return true;
  }

  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    const { drawn, game, paint, beginning } = this.#table;
    const others = this.#table.players.flatMap((_, seat) =>
      seat === this.#seat ? [] : [`${this.#table.names.title(seat)} (${this.#table.names.player(seat)})`],
    );
    say(
      '',
      rule(paint, paint('bold', `Welcome to ${game.title}`)),
      ...drawn.welcome(this.#table.drawing(this.#seat)),
      ...wrap(`Against you: ${others.join(', ')}. Seed: ${beginning.seed}.`),
      ...wrap(
        paint(
          'dim',
          'Answer with a number from the list, or with a name. ? tells everything that you can type; u takes back.',
        ),
      ),
    );
  }

  #showNews(): void {
    const news = this.#table.told(this.#seat, this.read);
    this.read = this.#table.log.length;
    if (news.length === 0) return;
    say('');
    for (const { opens, text } of news) {
      if (opens !== null) say('');
      say(...bullet(text));
    }
  }

  // What has changed since this person looked last; the map stands nearest to the question.
  #showTable({ ask }: Decision): void {
    this.#greet();
    this.#showNews();
    const { drawn, paint } = this.#table;
    const drawing = this.#table.drawing(this.#seat);
    const head = drawn.header(drawing);
    const map = drawn.mapKey(drawing.view);
    const fresh = head !== this.#shown.head;
    say('', rule(paint, paint('bold', head)));
    const hand = drawn.hand(drawing).join('\n');
    if (this.#shown.hand === '' || this.#gained(hand)) part(hand === '' ? [] : [hand]);
    if (map !== this.#shown.map) part(drawn.map(drawing));
    if (map !== this.#shown.map || fresh)
      part([...drawn.seats(drawing), ...drawn.score(drawing).map((line) => `  ${line}`)]);
    this.#shown = { map, head, hand };
    const why = this.#explained.has(ask) ? null : drawn.explain(ask);
    this.#explained.add(ask);
    if (why !== null) say('', ...wrap(why).map((line) => paint('italic', line)));
    part(drawn.offer(drawing));
  }

  // A hand with something new in it is shown; one that only shrank is known.
  #gained(hand: string): boolean {
    const before = new Set(this.#shown.hand.split('\n').slice(1, -1));
    return hand
      .split('\n')
      .slice(1, -1)
      .some((line) => !before.has(line) && !line.includes('Draw pile'));
  }

  #menu(decision: Decision): Menu {
    const { engine, match, game, drawn } = this.#table;
    const choices = engine.choices(match, this.#seat);
    const label = (choice: Choice): string => game.describe.choice(match.state, this.#seat, choice, decision);
    return makeMenu(drawn.group(this.#table.drawing(this.#seat), decision.ask, choices), label);
  }

  #showQuestion(decision: Decision, menu: Menu): void {
    const { game, match, paint } = this.#table;
    const prompt = game.describe.prompt(match.state, this.#seat, decision);
    const plan = decision.plans[this.#seat];
    const so =
      plan.length === 0
        ? []
        : [
            paint(
              'dim',
              `  Planned: ${plan.map((choice, i) => this.#planned[i] ?? choice).join(' › ')}   (u takes back)`,
            ),
          ];
    say('', ...so, ...wrap(prompt, fullWidth).map((line) => paint('bold', line)), ...menuLines(paint, menu));
  }

  // The only possible choice is made at once, but never the one that seals the plan: up to there all can be taken back.
  async #makeForced(decision: Decision): Promise<boolean> {
    const { engine, match, game, paint } = this.#table;
    const legal = engine.choices(match, this.#seat);
    const plan = decision.plans[this.#seat];
    if (plan.length === 0 || legal.length !== 1) return false;
    const trial = engine.copy(match);
    engine.choose(trial, this.#seat, legal[0]);
    if (trial.decision?.plans[this.#seat].length !== plan.length + 1) return false;
    if (trial.decision.sealed[this.#seat]) return false;
    const label = game.describe.choice(match.state, this.#seat, legal[0], decision);
    say(paint('dim', `  Only one possibility: ${label}`));
    this.#forced.add(plan.length);
    this.#planned[plan.length] = shortLabel(label);
    return (await this.#table.choose(this.#seat, legal[0])) === null;
  }

  async #answer(decision: Decision, menu: Menu): Promise<boolean> {
    for (;;) {
      const words = menu.items.map(({ choice }) => choice);
      const line = await this.#input.ask(this.#table.paint('bold', '> '), [...words, ...Commands.words]);
      if (line === null) return false;
      const text = line.trim();
      if (text === '') {
        if (this.#input.interactive) return true;
        continue;
      }
      const outcome = await this.#carryOut(decision, menu, text);
      if (outcome === 'again') continue;
      return true;
    }
  }

  /** `again`: the same question stays; `moved`: the plan has changed. */
  async #carryOut(decision: Decision, menu: Menu, text: string): Promise<'again' | 'moved'> {
    const exact = readAnswer(menu, text, true);
    if ('choice' in exact) return this.#choose(decision, menu, exact.choice);
    const plan = decision.plans[this.#seat];
    if (plan.length > 0 && this.#forced.has(plan.length - 1) && plan.at(-1) === text) return 'again';
    if (/^(u|undo|back)$/i.test(text)) return this.#takeBack(decision);
    if (isCommand(text)) {
      await this.#commands.run(text);
      return 'again';
    }
    const answer = readAnswer(menu, text, false);
    if ('choice' in answer) return this.#choose(decision, menu, answer.choice);
    if ('candidates' in answer) {
      const some = answer.candidates.slice(0, 8).map(({ key, label }) => `${key} ${label}`);
      say(...wrap(`"${text}" may be: ${some.join('; ')}${answer.candidates.length > 8 ? ' and more' : ''}.`));
    } else
      say(
        ...wrap(
          `"${text}" is none of the choices: type the number in front of one, Enter to see them again, or ? for help.`,
        ),
      );
    return 'again';
  }

  async #choose(decision: Decision, menu: Menu, choice: Choice): Promise<'again' | 'moved'> {
    const label = menu.items.find((item) => item.choice === choice)?.label ?? choice;
    this.#planned[decision.plans[this.#seat].length] = shortLabel(label);
    const refused = await this.#table.choose(this.#seat, choice);
    if (refused === null) return 'moved';
    say(...wrap(refused));
    return this.#table.match.decision === decision ? 'again' : 'moved';
  }

  async #takeBack(decision: Decision): Promise<'again' | 'moved'> {
    const plan = decision.plans[this.#seat];
    const refused = await this.#table.takeBack(this.#seat);
    if (refused !== null) {
      say(...wrap(`${refused} What is revealed stays.`));
      return 'again';
    }
    // What was made without asking goes back together with the choice before it.
    while (this.#forced.delete(plan.length) && plan.length > 0) await this.#table.takeBack(this.#seat);
    return 'moved';
  }
}
