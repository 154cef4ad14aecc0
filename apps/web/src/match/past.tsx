// The past of a running match, over its present; what shows it is loaded when somebody looks back.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LookBackProps } from './look-back.tsx';

/** Shows the past of a match in place of its present; where it cannot be loaded, the present stays. */
export function Past(props: LookBackProps) {
  const [loaded, setLoaded] = useState<{ readonly LookBack: ComponentType<LookBackProps> } | null>(null);
  useEffect(() => {
    import('./look-back.tsx').then(
      ({ LookBack }) => setLoaded({ LookBack }),
      () => props.close(),
    );
  }, []);
  return loaded === null ? null : <loaded.LookBack {...props} />;
}
