// A link to hand to somebody: to copy, to share, to scan.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { texts } from '../texts/index.ts';
import { lobbyTexts } from '../texts/lobby.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { copyLink } from './copy-link.ts';
import styles from './link-ways.module.css';
import { squaresPath } from './squares.ts';

function QrCode({ link }: { readonly link: string }) {
  const code = useSignal<{ readonly path: string; readonly size: number } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(link, { ecc: 'M', border: 2 });
      code.value = { path: squaresPath(data), size };
    });
  }, [link, code]);
  const { path = '', size = 41 } = code.value ?? {};
  return (
    <svg class={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={lobbyTexts.qr}>
      <path d={path} />
    </svg>
  );
}

interface LinkWaysProps {
  readonly link: string;
  /** What goes before the link when it is shared. */
  readonly text: string;
}

/** The ways to hand on `link`; `text`: what is shared with it. */
export function LinkWays({ link, text }: LinkWaysProps) {
  const share = (): void => {
    // Whoever closes the system's sheet has changed their mind; that is no problem.
    navigator.share({ title: texts.shell.title, text, url: link }).catch(() => undefined);
  };
  return (
    <div class={styles.link}>
      <TextField
        label={lobbyTexts.link}
        value={link}
        readOnly
        onText={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class={styles.ways}>
        <Button kind="primary" icon="copy" onClick={() => copyLink(link)} data-focus>
          {lobbyTexts.copy}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={share}>
            {lobbyTexts.share}
          </Button>
        )}
      </div>
      <QrCode link={link} />
    </div>
  );
}
