// Remembered drawings: a component is drawn again only when something that it shows has changed.

import { createElement } from 'preact';
import type { Component, ComponentChildren, FunctionComponent } from 'preact';

/**
 * The component, drawn again only when one of these values changes. Parts of a view that no message changed are the very
 * same, so whoever names the parts it reads is left alone by all other messages. (`memo` of preact/compat would bring the
 * whole of it along, which looks through every property of every element.)
 */
export function remembered<Props extends object>(
  component: FunctionComponent<Props>,
  read: (props: Props) => readonly unknown[],
): FunctionComponent<Props> {
  return function Remembered(this: Component<Props>, props: Props): ComponentChildren {
    this.shouldComponentUpdate = (next) => {
      const [then, now] = [read(this.props), read(next)];
      return now.length !== then.length || now.some((value, at) => value !== then[at]);
    };
    return createElement(component, props);
  };
}
