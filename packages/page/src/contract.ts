// What a game brings to the page. Everything else (lobby, list of choices, log, chat, clocks, access) it finds ready.

import type { Json } from '@bridgefront/kernel';
import type { Told } from '@bridgefront/protocol';
import type { ComponentType } from 'preact';
import type { OpenChoice, Room } from './match-context.ts';

/** A heading of the log, and the kinds of reports under it. */
export interface LogFilter {
  readonly name: string;
  readonly label: string;
  readonly tells: readonly string[];
}

/** A heading of the list of choices. */
export interface ChoiceGroup {
  /** Empty: without a heading. */
  readonly heading: string;
  readonly choices: readonly OpenChoice[];
}

/** One game's table. */
export interface GameTable {
  /** The whole area between the page's header and its side panel. */
  readonly Table: ComponentType<{ readonly room: Room }>;
  /** One line about what goes on, for the header: round, phase. */
  status(table: Json): string;
  /** The table after one report, as far as the report tells; the next document corrects what it does not. */
  fold(table: Json, told: Told): Json;
  /** How long a report deserves to be seen, in milliseconds at normal pace; 0: together with the next one. */
  beat(told: Told): number;
  readonly logFilters: readonly LogFilter[];
  /** Puts the open choices under headings; the default is one group without a heading. */
  group?(choices: readonly OpenChoice[], table: Json): readonly ChoiceGroup[];
  /** The game's SPEC.md as Markdown, loaded when somebody looks. */
  rules(): Promise<string>;
}

/** How a game presents itself before anybody plays. Light: the start page loads it of every game. */
export interface Cover {
  /** Two sentences. */
  readonly blurb: string;
  /** A picture that fills its box. */
  readonly Art: ComponentType<{ readonly class?: string | undefined }>;
}
