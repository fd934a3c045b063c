import { withBase } from '~/lib/basePath';

/** Folder of the mock pages for embedded frames: static files, because a service worker does not answer frames. */
const FRAMES = '/mock-frames';

/** Their URL outside of a browser: at the development server. */
export const PAGES = `http://localhost:5173${FRAMES}`;

/**
 * The complete URL of a mock report.
 * @param kind `slim` on the staff home, `general` behind INFORMES
 */
export function reportUrl(kind: 'slim' | 'general'): string {
  const folder = typeof location === 'undefined' ? PAGES : location.origin + withBase(FRAMES);
  return `${folder}/${kind}.html`;
}

/** The preview picture of any video. */
export function videoStillSvg(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" role="img" aria-label="Video">' +
    '<rect width="480" height="270" fill="#22303f"/><circle cx="240" cy="135" r="42" fill="#ffffff"/>' +
    '<path d="M226 112v46l40-23z" fill="#22303f"/></svg>'
  );
}
