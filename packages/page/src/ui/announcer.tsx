// The places on the page that are read out.

import { assertive, polite } from './announce.ts';

/** Once on the page. */
export function Announcer() {
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {polite}
      </p>
      <p class="visually-hidden" aria-live="assertive">
        {assertive}
      </p>
    </>
  );
}
