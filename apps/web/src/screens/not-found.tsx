// What an unknown address shows.

import { Page, PageHead } from '../app/page.tsx';
import { texts } from '../texts/index.ts';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';

/** The way back home. */
export function NotFound() {
  const { notFound, notFoundWhy, home } = texts.shell;
  return (
    <Page title={notFound}>
      <PageHead title={notFound} lead={notFoundWhy} />
      <ButtonLink kind="primary" href="/">
        {home}
      </ButtonLink>
    </Page>
  );
}
