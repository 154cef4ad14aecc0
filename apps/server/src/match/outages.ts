// Outages: time in which nobody could play, or not everybody, and which therefore is on nobody's clock.

import type { Outage } from '../store/store.ts';

/** What of an outage is not known yet: what is counted twice would be given twice. */
function unknownParts(outages: readonly Outage[], { from, to }: Outage): Outage[] {
  const parts: Outage[] = [];
  let begun = from;
  for (const known of outages) {
    if (known.to <= begun) continue;
    if (known.from >= to) break;
    if (known.from > begun) parts.push({ from: begun, to: known.from });
    begun = known.to;
  }
  if (begun < to) parts.push({ from: begun, to });
  return parts;
}

/** Adds an outage to those that are known, which stay in order; the parts that were new. */
export function addOutage(outages: Outage[], outage: Outage): readonly Outage[] {
  const parts = unknownParts(outages, outage);
  for (const part of parts) {
    const at = outages.findLastIndex(({ to }) => to <= part.from);
    outages.splice(at + 1, 0, part);
  }
  return parts;
}

/** All of a match: those of the server, and its own, when its server was gone. */
export function outagesOf(outages: readonly Outage[], own: readonly Outage[]): Outage[] {
  const all = [...outages];
  for (const outage of own) addOutage(all, outage);
  return all;
}
