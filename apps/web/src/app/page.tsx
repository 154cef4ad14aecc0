// The frame of every page but the match itself: header, content, footer, and the document's title.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { connected } from '../source/connection.ts';
import { texts } from '../texts/index.ts';
import { Header } from './header.tsx';
import styles from './page.module.css';

/** Names the document. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    const { title: brand, titled } = texts.shell;
    document.title = title === '' || title === brand ? brand : titled(title);
  }, [title]);
}

interface PageProps {
  /** Empty: the start page. */
  readonly title: string;
  /** From edge to edge; the content sets its own margins. */
  readonly full?: boolean;
  readonly children: ComponentChildren;
}

/** One page within its frame. The content brings the heading. */
export function Page({ title, full = false, children }: PageProps) {
  useTitle(title);
  const { footer } = texts.shell;
  return (
    <>
      <Header />
      <p class={styles.away} role="status">
        {connected.value ? '' : texts.shell.away}
      </p>
      <main id="content" class={full ? styles.full : styles.content}>
        {children}
      </main>
      <footer class={styles.footer}>
        <p>{footer.free}</p>
        <p class={styles.links}>
          <a href="/credits">{footer.credits}</a>
          <a href="/api/openapi.json" target="_blank" rel="noreferrer">
            {footer.api}
          </a>
        </p>
      </footer>
    </>
  );
}

/** The heading of a page, with what belongs beside it. */
export function PageHead({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <header class={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p class={styles.lead}>{lead}</p>}
      </div>
      {children !== undefined && <div class={styles.actions}>{children}</div>}
    </header>
  );
}
