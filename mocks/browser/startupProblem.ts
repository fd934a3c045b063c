import { removePageSkeleton } from '~/lib/browser/firstView';

/** Why the mock backend cannot start in a browser, and the next step. */
export interface StartupProblem {
  title: string;
  lines: readonly string[];
}

const CANNOT_WORK = 'El backend simulado no puede funcionar en esta página';

/** The browser has service workers and refused the one of the mock backend. */
export function refusedWorker(url: string, error: unknown): StartupProblem {
  return {
    title: CANNOT_WORK,
    lines: [
      `El navegador no pudo iniciar su service worker, ${url}: ${String(error)}`,
      'Compruebe que el servidor entregue mockWorker.js y mockServiceWorker.js como JavaScript, junto a index.html, y que ninguna política de contenido prohíba workers (worker-src).',
      'Si el navegador bloquea cookies o datos de sitios, permítalos para esta página. Después vuelva a cargarla.',
    ],
  };
}

/**
 * Mocking needs a service worker, which browsers offer only on localhost and over HTTPS, and some not in a private
 * window.
 * @returns null when the browser offers it
 */
export function workerProblem(
  { isSecureContext, navigator }: { isSecureContext: boolean; navigator: object },
  { origin, port, pathname }: Pick<Location, 'origin' | 'port' | 'pathname'>,
): StartupProblem | null {
  if ('serviceWorker' in navigator) return null;
  const title = CANNOT_WORK;
  if (isSecureContext) {
    return {
      title,
      lines: [
        'Usa un service worker, y este navegador no lo ofrece en esta ventana.',
        'Abra la página en una ventana normal, que no sea privada, o en otro navegador.',
      ],
    };
  }
  const local = `http://localhost${port === '' ? '' : `:${port}`}${pathname}`;
  return {
    title,
    lines: [
      `Usa un service worker, y los navegadores lo permiten solo en localhost o con HTTPS. Esta página se abrió desde ${origin}.`,
      `En la computadora que sirve la aplicación abra ${local}. Para usarla desde otro equipo, sírvala con HTTPS.`,
    ],
  };
}

/** Shows the problem instead of the application, which would report a failed connection. */
export function showStartupProblem({ title, lines }: StartupProblem): void {
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = title;
  page.append(heading);
  for (const line of lines) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    page.append(paragraph);
  }
  document.body.replaceChildren(page);
  // Ends the wait for the application, which would end with the offer to load the page again.
  removePageSkeleton();
}
