// What a person can type besides choices: looking around, help, saving, leaving.

import { nearestName } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import { messageOf } from '@bridgefront/terminal/failure.ts';
import { columns } from '@bridgefront/terminal/columns.ts';
import { fullWidth, hanging, wrap } from '@bridgefront/terminal/paint.ts';
import { answersHelp, answersLines } from './answers.ts';
import { hintLines } from './hint.ts';
import type { LineInput } from './input.ts';
import { Interruption } from './interruption.ts';
import type { Table } from './table.ts';
import { bullet, say } from './watch.ts';

/** What can be typed in this game, with a line of help each. */
function helpsOf(table: Table, seat: Seat): readonly (readonly [words: string, help: string])[] {
  const { map, hand, market, score, why, names } = table.drawn.help;
  const looks = Object.entries({ map, hand, market, score }).flatMap(([word, help]) =>
    help === undefined ? [] : [[word, help] as const],
  );
  const explained = why ?? (table.shelf === undefined ? undefined : ['<card>', 'what a card does']);
  return [
    ['a number', 'picks the choice with that number'],
    ['a name', `picks the choice that begins with it${names === undefined ? '' : `, such as ${names}`}`],
    ['Enter', 'shows the choices again'],
    ['u, undo', 'takes back your last choice, as long as nothing of it has been revealed'],
    ...looks,
    ['log', 'what happened lately; log 100 for more'],
    ['hint', 'what the warlord would do now, and what else it weighed'],
    ...(explained === undefined ? [] : [[`why ${explained[0]}`, explained[1]] as const]),
    ...answersHelp(table, seat),
    ['options', 'what the match is played with'],
    ['save <file>', 'keeps the record of the match in a file, from now on up to date'],
    ['q, quit', 'leaves the match'],
  ];
}

const pattern =
  /^(\?|help|h|map|m|hand|market|score|log|hint|answers|why|what|options|save|quit|q|exit)(?:\s+(.*))?$/i;

/** Whether a line is a command. */
export function isCommand(text: string): boolean {
  return pattern.test(text);
}

/** Commands for one seat. */
export class Commands {
  /** For completion. */
  static readonly words = [
    'help',
    'map',
    'hand',
    'market',
    'score',
    'log',
    'hint',
    'answers ',
    'why ',
    'options',
    'save ',
    'undo',
    'quit',
  ];
  readonly #table: Table;
  readonly #input: LineInput;
  readonly #seat: Seat;

  constructor(table: Table, input: LineInput, seat: Seat) {
    this.#table = table;
    this.#input = input;
    this.#seat = seat;
  }

  /**
   * Carries out a command.
   * @throws Interruption when the person leaves
   */
  async run(text: string): Promise<void> {
    const [, word = '', rest = ''] = pattern.exec(text) ?? [];
    const { drawn } = this.#table;
    const drawing = this.#table.drawing(this.#seat);
    switch (word.toLowerCase()) {
      case 'map':
      case 'm':
        return say('', ...drawn.map(drawing), '', ...drawn.seats(drawing));
      case 'hand':
        return say('', ...orElse(drawn.hand(drawing), 'You have no hand in this game.'));
      case 'market':
        return say(
          '',
          ...orElse(
            drawn.market(drawing),
            drawn.help.market === undefined ? 'This game has no market.' : 'Nothing is for sale now.',
          ),
        );
      case 'score':
        return say('', ...orElse(drawn.score(drawing), 'There is no score to show.'));
      case 'log':
        return this.#log(rest);
      case 'hint':
        return say('', ...hintLines(this.#table, this.#seat).flatMap((line) => wrap(line, fullWidth, '  ')));
      case 'answers':
        return say(...(await answersLines(this.#table, this.#seat, rest)));
      case 'why':
      case 'what':
        return this.#why(rest);
      case 'options':
        return this.#options();
      case 'save':
        return this.#save(rest);
      case 'quit':
      case 'q':
      case 'exit':
        return this.#quit();
      default:
        return this.#help();
    }
  }

  #help(): void {
    const { paint } = this.#table;
    say(
      '',
      paint('bold', 'What you can type'),
      ...helpsOf(this.#table, this.#seat).flatMap(([words, help]) => hanging(`  ${words}`, help, 16)),
    );
  }

  #log(count: string): void {
    const wanted = /^\d+$/.test(count) ? Number(count) : 30;
    const told = this.#table.told(this.#seat, 0).slice(-wanted);
    say(
      '',
      ...told.flatMap(({ opens, text }) => [
        ...(opens === null ? [] : ['', this.#table.paint('bold', opens)]),
        ...bullet(text),
      ]),
    );
  }

  #why(name: string): void {
    const { drawn, shelf, paint, match } = this.#table;
    const names = [...new Set([...drawn.known(), ...(shelf?.known(match.options) ?? [])])];
    const example = (names[0] ?? 'a card').toLowerCase();
    if (name === '') return say(`Write the name behind it, such as: why ${example}`);
    const lines = drawn.why(paint, match.options, name) ?? shelf?.why(paint, match.options, name);
    if (lines != null) return say('', ...lines);
    const near = nearestName(name, names);
    const close = names.filter((known) => known.toLowerCase().includes(name.toLowerCase()));
    if (close.length > 1) return say(...wrap(`"${name}" may be ${close.join(', ')}.`));
    say(
      near === null
        ? `There is nothing called "${name}" to explain.`
        : `There is no "${name}"; did you mean "${near}"?`,
    );
  }

  #options(): void {
    const { game, match, paint } = this.#table;
    const changed = (name: string): boolean =>
      JSON.stringify(match.options[name]) !== JSON.stringify(game.options[name].default);
    const rows = Object.entries(game.options).map(([name, { help }]) => {
      const value = String(match.options[name]) || '-';
      return [name, changed(name) ? paint('bold', `${value} (changed)`) : value, help];
    });
    const heads = [{ title: 'option' }, { title: 'value' }, { title: 'meaning' }] as const;
    const width = 100;
    say('', ...columns(heads, rows).map((line) => wrap(line, width)[0]));
  }

  #save(file: string): void {
    if (file === '') return say('Write a file name behind it, such as: save monday.json');
    try {
      this.#table.save(file);
      say(
        ...wrap(
          `The match so far is in ${file}, and the file is kept up to date. Later: bridgefront play ${this.#table.game.name} --resume ${file}`,
        ),
      );
    } catch (thrown) {
      say(...wrap(messageOf(thrown)));
    }
  }

  async #quit(): Promise<void> {
    const unsaved =
      this.#table.file.path === null ? ' It is not saved: answer n and type save <file> to keep it.' : '';
    say(...wrap(`Leave the match?${unsaved}`));
    const answer = await this.#input.ask('y/n > ');
    if (answer === null || /^\s*(y|yes)\s*$/i.test(answer)) throw new Interruption('You left the match.', 0);
    say('Then go on.');
  }
}

function orElse(lines: readonly string[], text: string): readonly string[] {
  return lines.length > 0 ? lines : [text];
}
