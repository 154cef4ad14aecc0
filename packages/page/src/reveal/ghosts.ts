// Where pieces stood: places are noted as long as nothing has happened, and compared with where everything stands afterwards.

/** A box on the screen, as `getBoundingClientRect` gives it. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A piece on its board, in shares of the board's box, so that a board that grows takes its ghosts along. */
interface Stood {
  readonly element: Element;
  readonly at: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of a part of a drawing: its box in the drawing's own units; it cannot be asked for once it is off the board. */
  readonly own: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> | null;
}

/** The pieces of a table by name, where they stood at some time. */
export type Standing = ReadonlyMap<string, Stood>;

/** A piece that stood elsewhere, or stands nowhere any more. */
export interface Ghost {
  readonly key: string;
  /** What it looked like; taken off the board, or on it somewhere else. */
  readonly element: Element;
  readonly own: Stood['own'];
  readonly box: Box;
  /** Something else stands there now. */
  readonly crowded: boolean;
  /** The middle of where it stands now; null: nowhere. */
  readonly to: { readonly x: number; readonly y: number } | null;
}

/** More would hide the board. */
const most = 14;

/** What a piece stands on: the drawing it is part of, or the stage. */
function groundOf(element: Element): Element | null {
  return element instanceof SVGElement ? element.ownerSVGElement : element.closest('[data-part="stage"]');
}

/**
 * Notes where everything with `data-ghost` stands: the names of the pieces that it stands for, one or, of a pile, more.
 * `data-ghost-at` names its place as the game knows it: what only makes room for others keeps it. What cannot be told from
 * others of its kind is named by kind and place, `kind@place`.
 */
export function standingIn(root: ParentNode): Standing {
  const standing = new Map<string, Stood>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-ghost]')) {
    const ground = groundOf(element)?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    if (ground === undefined || ground.width === 0 || box.width === 0) continue;
    const stood = {
      element,
      at: element.dataset['ghostAt'] ?? '',
      x: (box.left - ground.left) / ground.width,
      y: (box.top - ground.top) / ground.height,
      width: box.width / ground.width,
      height: box.height / ground.height,
      own: element instanceof SVGGraphicsElement ? element.getBBox() : null,
    };
    for (const name of (element.dataset['ghost'] ?? '').split(' ')) standing.set(name, stood);
  }
  return standing;
}

function middleOf(stood: Stood, ground: Box): { readonly x: number; readonly y: number } {
  return {
    x: ground.left + (stood.x + stood.width / 2) * ground.width,
    y: ground.top + (stood.y + stood.height / 2) * ground.height,
  };
}

const much = 0.25;

/** Which share of `stood` lies under another piece of the same ground. */
function overlap(other: Stood, stood: Stood): number {
  const width = Math.min(other.x + other.width, stood.x + stood.width) - Math.max(other.x, stood.x);
  const height = Math.min(other.y + other.height, stood.y + stood.height) - Math.max(other.y, stood.y);
  return width > 0 && height > 0 ? (width * height) / (stood.width * stood.height) : 0;
}

// Whether what is asked or told over the board lies there: ghosts are drawn above it and would lie on its words. A tray that
// only tells lets the pointer through.
function isCovered(x: number, y: number): boolean {
  if (document.elementFromPoint(x, y)?.closest('[data-overlay]') != null) return true;
  return [...document.querySelectorAll('[data-tray]')].some((tray) => {
    const { left, right, top, bottom } = tray.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  });
}

/**
 * Where a piece stands that stood elsewhere. What is named by its kind and place and stands nowhere under its name has gone
 * to the nearest place where one of its kind stands that was not there before.
 */
export function standsNow(key: string, before: Standing, now: Standing): Stood | undefined {
  const [kind, place] = key.split('@');
  const stood = before.get(key);
  if (now.has(key) || place === undefined || stood === undefined) return now.get(key);
  const far = (other: Stood): number => Math.hypot(other.x - stood.x, other.y - stood.y);
  const came = [...now].filter(([name]) => name.startsWith(`${kind}@`) && !before.has(name));
  return came.map(([, other]) => other).toSorted((one, other) => far(one) - far(other))[0];
}

/** The ghosts of what has left its place and can be seen there, in pixels of the window. */
export function ghostsOf(root: ParentNode, before: Standing): readonly Ghost[] {
  const now = standingIn(root);
  const ghosts: Ghost[] = [];
  for (const [key, stood] of before) {
    const stands = standsNow(key, before, now);
    if (stands?.at === stood.at) continue;
    // What was taken off the board has no ground any more: another piece's, or the board as it was, is the same.
    const ground = groundOf((stands ?? now.values().next().value ?? stood).element)?.getBoundingClientRect();
    if (ground === undefined) continue;
    const box = {
      left: ground.left + stood.x * ground.width,
      top: ground.top + stood.y * ground.height,
      width: stood.width * ground.width,
      height: stood.height * ground.height,
    };
    const to = stands === undefined ? null : middleOf(stands, ground);
    if (
      isCovered(box.left + box.width / 2, box.top + box.height / 2) ||
      (to !== null && isCovered(to.x, to.y))
    )
      continue;
    const crowded = [...now.values()].some((other) => other !== stands && overlap(other, stood) > much);
    ghosts.push({ key, element: stood.element, own: stood.own, box, crowded, to });
  }
  return ghosts.slice(0, most);
}

// What tests, keys and assistive technology know pieces by belongs to the piece, not to its ghost.
const names =
  /^(id|tabindex|role|title|aria-.*|on.*|data-(key|piece|unit|lit|advised|choice|ghost.*|fact|champion|hex|seat))$/;

function nameless(element: Element): void {
  for (const name of element.getAttributeNames()) if (names.test(name)) element.removeAttribute(name);
  for (const child of element.children) nameless(child);
}

/** A likeness of the piece that fills the box around it. */
export function likenessOf({ element, own, box }: Ghost): Element {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  nameless(copy);
  if (own === null) {
    copy.style.setProperty('--w', `${box.width}px`);
    copy.style.setProperty('--h', `${box.height}px`);
    return copy;
  }
  copy.removeAttribute('transform');
  copy.style.setProperty('transform', 'none');
  const around = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  around.setAttribute('viewBox', `${own.x} ${own.y} ${own.width} ${own.height}`);
  around.append(copy);
  return around;
}
