import { renderToStaticMarkup } from 'react-dom/server';

import { messages } from '~/domain/messages';
import { ADMIN_HOME, type RouteFacts, ROUTES } from '~/domain/session/routes';

import { PageSkeleton } from './Skeleton';

import classes from './Skeleton.module.css';

/** What a page without the application can show, by name: its screens while they load, and `stuck`. */
export function templates(): Readonly<Record<string, string>> {
  const screens: readonly (readonly [string, RouteFacts])[] = [
    ...Object.entries<RouteFacts>(ROUTES),
    ['admin', ADMIN_HOME],
  ];
  return Object.fromEntries([
    ...screens
      .filter(([, { layout }]) => layout !== undefined)
      .map(([name, facts]) => [name, pageOf(facts)]),
    [
      'stuck',
      renderToStaticMarkup(
        <p className={classes.stuck} data-start role="alert">
          {messages.networkFailure}
          <button type="button">Reintentar</button>
        </p>,
      ),
    ],
  ]);
}

function pageOf(facts: RouteFacts): string {
  const html = renderToStaticMarkup(
    <div className={classes.page} data-start aria-hidden="true">
      <PageSkeleton facts={facts} />
    </div>,
  );
  // The title of the page is the application's.
  return html.replace(/<title>.*?<\/title>/, '');
}
