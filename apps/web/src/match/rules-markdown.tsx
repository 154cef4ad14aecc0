// Rules as elements of the page: known marks only, HTML of the source is never taken over.

import type { Token, Tokens } from 'marked';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { ComponentChildren, ComponentType } from 'preact';
import { cardsLink } from '../compendium/address.ts';
import type { NamedParts } from './card-names.ts';
import { diagramIn, plainOf, shownIds, unescaped } from './rules-text.ts';
import type { RuleEntry, Rules } from './rules-text.ts';
import styles from './rules-panel.module.css';

/** What a link inside the rules does. */
export type Jump = (id: string) => void;

/** A diagram of a game, by its name in the text. */
export type DrawDiagram = ComponentType<{ readonly game: string; readonly slug: string }>;

interface Context {
  readonly rules: Rules;
  readonly jump: Jump;
  /** Name of the game, for links between its texts. */
  readonly game: string;
  /** Draws a diagram that the text names, where there is room for any. */
  readonly Diagram?: DrawDiagram | undefined;
  /** Reads a text for names of cards. */
  readonly names: (text: string) => NamedParts<CardContent>;
  /** Opens a card. */
  readonly read: (card: CardContent) => void;
}

/** A name of a card, which opens it; in another tab it is read where all cards are. */
function CardLink({
  card,
  context,
  children,
}: {
  readonly card: CardContent;
  readonly context: Context;
  readonly children: string;
}) {
  return (
    <a
      href={cardsLink(context.game, { card: card.slug })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // Nobody is led away from a table.
        event.stopPropagation();
        context.read(card);
      }}
    >
      {children}
    </a>
  );
}

function Words({ text, context }: { readonly text: string; readonly context: Context }) {
  return (
    <>
      {context.names(text).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <CardLink card={part.card} context={context}>
            {part.said}
          </CardLink>
        ),
      )}
    </>
  );
}

/** The same text without names of cards: within links and headings. */
const plain = (context: Context): Context => ({ ...context, names: (text) => [text] });

// The texts of a game that have pages of their own.
const texts: ReadonlyMap<string, string> = new Map([
  ['GUIDE.md', 'learn'],
  ['SPEC.md', 'rules'],
]);

function Link({ link, context }: { readonly link: Tokens.Link; readonly context: Context }) {
  const inside = <Inline tokens={link.tokens} context={plain(context)} />;
  if (link.href.startsWith('#')) {
    const id = link.href.slice(1);
    return (
      <a
        href={link.href}
        onClick={(event) => {
          event.preventDefault();
          context.jump(id);
        }}
      >
        {inside}
      </a>
    );
  }
  const within = texts.get(link.href);
  if (within !== undefined && context.game !== '') return <a href={`/${within}/${context.game}`}>{inside}</a>;
  if (!link.href.startsWith('https://')) return inside;
  return (
    <a href={link.href} target="_blank" rel="noreferrer">
      {inside}
    </a>
  );
}

function one(token: Token, context: Context): ComponentChildren {
  switch (token.type) {
    case 'strong':
      return <strong>{<Inline tokens={(token as Tokens.Strong).tokens} context={context} />}</strong>;
    case 'em':
      return <em>{<Inline tokens={(token as Tokens.Em).tokens} context={context} />}</em>;
    case 'codespan':
      return <code>{unescaped((token as Tokens.Codespan).text)}</code>;
    case 'link':
      return <Link link={token as Tokens.Link} context={context} />;
    case 'br':
      return <br />;
    case 'html':
      return null;
    default: {
      const { tokens, text = '' } = token as Partial<Tokens.Text>;
      return tokens === undefined ? (
        <Words text={unescaped(text)} context={context} />
      ) : (
        <Inline tokens={tokens} context={context} />
      );
    }
  }
}

function Inline({ tokens, context }: { readonly tokens: readonly Token[]; readonly context: Context }) {
  return (
    <>
      {tokens.map((token) =>
        token.type === 'paragraph' || token.type === 'list' ? (
          <Block token={token} context={context} />
        ) : (
          one(token, context)
        ),
      )}
    </>
  );
}

function Table({ table, context }: { readonly table: Tokens.Table; readonly context: Context }) {
  return (
    <div class={styles.scroll} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {table.header.map((cell) => (
              <th scope="col">
                <Inline tokens={cell.tokens} context={context} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr data-entry={context.rules.entryOf.get(row)?.key} tabIndex={-1}>
              {row.map((cell) => (
                <td>
                  <Inline tokens={cell.tokens} context={context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ heading, context }: { readonly heading: Tokens.Heading; readonly context: Context }) {
  const Level = heading.depth <= 2 ? 'h3' : 'h4';
  return (
    <Level data-entry={context.rules.entryOf.get(heading)?.key} tabIndex={-1}>
      <Inline tokens={heading.tokens} context={plain(context)} />
    </Level>
  );
}

/** The names of a rule, beside its text. */
function Ids({ entry }: { readonly entry: RuleEntry | undefined }) {
  const ids = entry === undefined ? '' : shownIds(entry);
  return ids === '' ? null : (
    <span class={styles.ids} aria-hidden="true" data-ids>
      {ids}
    </span>
  );
}

function List({ list, context }: { readonly list: Tokens.List; readonly context: Context }) {
  const Kind = list.ordered ? 'ol' : 'ul';
  return (
    <Kind class={list.ordered ? styles.ordered : styles.list}>
      {list.items.map((item) => (
        <li data-entry={context.rules.entryOf.get(item)?.key} tabIndex={-1}>
          <Ids entry={context.rules.entryOf.get(item)} />
          <Inline tokens={item.tokens} context={context} />
        </li>
      ))}
    </Kind>
  );
}

function Drawn({ line, context }: { readonly line: string; readonly context: Context }) {
  const { Diagram, game } = context;
  const slug = diagramIn(line);
  return slug === null || Diagram === undefined ? null : <Diagram game={game} slug={slug} />;
}

function Block({ token, context }: { readonly token: Token; readonly context: Context }) {
  switch (token.type) {
    case 'html':
      return <Drawn line={(token as Tokens.HTML).raw} context={context} />;
    case 'heading':
      // The panel has a title of its own.
      return (token as Tokens.Heading).depth === 1 ? null : (
        <Heading heading={token as Tokens.Heading} context={context} />
      );
    case 'list':
      return <List list={token as Tokens.List} context={context} />;
    case 'table':
      return <Table table={token as Tokens.Table} context={context} />;
    case 'code':
      return <pre>{(token as Tokens.Code).text}</pre>;
    case 'blockquote':
      return (
        <blockquote data-entry={context.rules.entryOf.get(token)?.key} tabIndex={-1}>
          <Inline tokens={(token as Tokens.Blockquote).tokens} context={context} />
        </blockquote>
      );
    case 'paragraph':
      // A paragraph of anchors only: they belong to what follows.
      return plainOf(token).trim() === '' ? null : (
        <p data-entry={context.rules.entryOf.get(token)?.key} tabIndex={-1}>
          <Inline tokens={(token as Tokens.Paragraph).tokens} context={context} />
        </p>
      );
    default:
      return null;
  }
}

/** The whole text. */
export function RulesText(context: Context) {
  return (
    <>
      {context.rules.tokens.map((token) => (
        <Block token={token} context={context} />
      ))}
    </>
  );
}
