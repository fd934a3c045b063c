import type { ConfigError } from '~/lib/config';

/** A page for whoever deploys: which fields of config.json are wrong. Plain DOM, nothing else has loaded. */
export function showConfigError(root: HTMLElement, error: ConfigError): void {
  const page = document.createElement('main');
  page.style.cssText = 'max-width:42rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui';
  const title = document.createElement('h1');
  title.textContent = 'La aplicación no está bien configurada';
  const hint = document.createElement('p');
  hint.textContent =
    'Revise el archivo config.json, junto a index.html. Estos campos no se pueden usar:';
  const list = document.createElement('ul');
  for (const problem of error.problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  page.setAttribute('role', 'alert');
  page.append(title, hint, list);
  root.replaceChildren(page);
  document.title = 'Error de configuración';
}
