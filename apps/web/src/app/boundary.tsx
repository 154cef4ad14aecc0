// What is shown when a part of the page broke: a calm sentence and a way on.

import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { texts } from '../texts/index.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import styles from './boundary.module.css';

interface BoundaryProps {
  readonly children: ComponentChildren;
}

/** Catches what breaks below it. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    // Where developers and the browser's own reports look for it.
    reportError(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { broken, home } = texts.shell;
    return (
      <main id="content" class={styles.broken}>
        <h1>{broken.title}</h1>
        <p role="alert">{broken.why}</p>
        <p class={styles.ways}>
          <Button kind="primary" icon="again" onClick={() => location.reload()}>
            {broken.again}
          </Button>
          <ButtonLink href="/" target="_top">
            {home}
          </ButtonLink>
        </p>
      </main>
    );
  }
}
