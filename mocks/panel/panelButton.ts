import type { BrowserControls, panelOf } from './panel';
import { button, element, STYLE } from './panelParts';

/**
 * The panel of builds with mocks: a button at the bottom left that opens the controls of the mock backend, the same as
 * `window.__mock`. It lives in a shadow root, so that neither its styles nor the application's cross over.
 */
export function mountPanel(controls: BrowserControls): void {
  const host = element('aside', { 'aria-label': 'Backend simulado' });
  const root = host.attachShadow({ mode: 'open' });
  let panel: ReturnType<typeof panelOf> | undefined;

  const toggle = button('Demo', async () => {
    panel ??= (await import('./panel')).panelOf(controls);
    // In the document only while open, so that queries by label and the browser's search do not find it.
    if (panel.element.isConnected) panel.element.remove();
    else toggle.before(panel.element);
    toggle.setAttribute('aria-expanded', String(panel.element.isConnected));
    if (panel.element.isConnected) await panel.refresh();
  });
  toggle.className = 'toggle';
  toggle.setAttribute('aria-expanded', 'false');
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !panel?.element.isConnected) return;
    toggle.click();
    toggle.focus();
  });

  root.append(element('style', {}, STYLE), toggle);
  document.body.append(host);
}
