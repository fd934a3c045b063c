import { removePageSkeleton } from '~/lib/browser/firstView';
import type { ConfigError } from '~/lib/config';

/** A page for the operator: how to fix config.json. Plain DOM, because nothing else has loaded. */
export function showConfigError(root: HTMLElement, { problems }: ConfigError): void {
  const missing = problems.length === 0;
  const page = document.createElement('main');
  page.style.cssText = 'max-width:42rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui';
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = missing
    ? 'Falta la configuración de este entorno'
    : 'La aplicación no está bien configurada';
  const hint = document.createElement('p');
  hint.textContent = missing
    ? 'No se encontró el archivo config.json junto a index.html. Para crearlo:'
    : 'Revise el archivo config.json, junto a index.html. Estos campos no se pueden usar:';
  const list = document.createElement(missing ? 'ol' : 'ul');
  const lines = missing
    ? [
        'Copie config.example.json con el nombre config.json, en la misma carpeta.',
        'Complete los datos del entorno: apiHost, sellerHosts, customerHosts y los servicios externos.',
        'Ponga sideParameter en false y vuelva a cargar esta página.',
      ]
    : problems;
  for (const line of lines) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  page.append(title, hint, list);
  removePageSkeleton();
  root.replaceChildren(page);
  document.title = 'Error de configuración';
}

/** A notice above every screen of a host that runs with a development configuration. */
export function showConfigWarning(root: HTMLElement, host: string): void {
  const note = document.createElement('p');
  note.style.cssText =
    'margin:0;padding:.5rem 1rem;font:1rem/1.5 system-ui;background:#ffe08a;color:#1a1a1a';
  note.setAttribute('role', 'alert');
  note.textContent =
    `Configuración de desarrollo: config.json tiene sideParameter en true y no nombra a ${host}. ` +
    'Escriba la configuración de este entorno antes de usarlo.';
  root.before(note);
}
