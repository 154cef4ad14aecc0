// The battlefield at a moment, small.

import type { TableView } from '../rules/table.ts';
import { MapPicture } from './ground.tsx';
import styles from './miniature.module.css';

/** The small board. */
export function Miniature({ view }: { readonly view: TableView }) {
  return <MapPicture land={view} units={view.units} flip={false} class={styles.picture ?? ''} />;
}
