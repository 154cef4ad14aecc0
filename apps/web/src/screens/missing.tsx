// What stands in place of a lesson or a puzzle that is not there, or cannot be begun.

import { Page, PageHead } from '../app/page.tsx';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';

interface MissingProps {
  readonly title: string;
  readonly why: string;
  /** The address of all that are there, and what leads to it. */
  readonly href: string;
  readonly all: string;
}

/** The page with its reason, and the way to those that are there. */
export function Missing({ title, why, href, all }: MissingProps) {
  return (
    <Page title={title}>
      <PageHead title={title} lead={why}>
        <ButtonLink href={href}>{all}</ButtonLink>
      </PageHead>
    </Page>
  );
}
