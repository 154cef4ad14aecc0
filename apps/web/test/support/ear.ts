// A page by its accessibility tree alone: what a screen reader says of it, and how somebody presses what they have heard.

import type { CDPSession, Page } from 'playwright-core';

/** One thing that a screen reader speaks of. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly disabled: boolean;
  readonly expanded: boolean | null;
  readonly focused: boolean;
  /** What it is to the browser; nothing is read from it, it is only where the focus goes. */
  readonly place: number;
  readonly within: readonly Heard[];
}

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

function textOf(value: AxValue | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}

// What is ignored is not spoken of, but what it holds is.
function heardOf(nodes: readonly AxNode[]): Heard {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (node: AxNode): Heard[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (child === undefined) return [];
      return child.ignored ? within(child) : [heard(child)];
    });
  const heard = (node: AxNode): Heard => {
    const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
    const expanded = property('expanded');
    return {
      role: textOf(node.role),
      name: textOf(node.name),
      description: textOf(node.description),
      disabled: property('disabled') === true,
      expanded: typeof expanded === 'boolean' ? expanded : null,
      focused: property('focused') === true,
      place: node.backendDOMNodeId ?? 0,
      within: within(node),
    };
  };
  const [root] = nodes;
  if (root === undefined) throw new Error('The page says nothing.');
  return heard(root);
}

/** Everything in the order in which it is read, the thing itself first. */
export function everything(heard: Heard): Heard[] {
  return [heard, ...heard.within.flatMap(everything)];
}

/** All with a role, and a name that fits. */
export function all(heard: Heard, role: string, name: RegExp = /(?:)/): Heard[] {
  return everything(heard).filter((one) => one.role === role && name.test(one.name));
}

/** What is read aloud from beginning to end. */
export function words(heard: Heard): string {
  return everything(heard)
    .filter(({ role }) => role === 'StaticText' || role === 'image')
    .map(({ name }) => name)
    .join(' ');
}

/** Somebody who cannot see, before a page. */
export class Ear {
  readonly #page: Page;
  readonly #wire: CDPSession;

  private constructor(page: Page, wire: CDPSession) {
    this.#page = page;
    this.#wire = wire;
  }

  /** Listens to a page. */
  static async on(page: Page): Promise<Ear> {
    const wire = await page.context().newCDPSession(page);
    await wire.send('Accessibility.enable');
    return new Ear(page, wire);
  }

  /** The page as it is now. */
  async listen(): Promise<Heard> {
    const { nodes } = await this.#wire.send('Accessibility.getFullAXTree');
    return heardOf(nodes as readonly AxNode[]);
  }

  /** Goes to a thing and presses Enter, as screen readers do for whoever uses them. False: it has just gone. */
  async press({ place }: Heard): Promise<boolean> {
    try {
      await this.#wire.send('DOM.focus', { backendNodeId: place });
    } catch {
      return false;
    }
    await this.#page.keyboard.press('Enter');
    return true;
  }

  /** Waits for a while, as nothing that is to be answered is said. */
  pause(milliseconds = 150): Promise<void> {
    return this.#page.waitForTimeout(milliseconds);
  }
}
