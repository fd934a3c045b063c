import { withBase } from '~/lib/basePath';

/** Folder of the pages that stand for what production embeds: files, as a worker never answers for frames. */
const FRAMES = '/mock-frames';

/** Where those pages are when no page is open: at the development server. */
export const PAGES = `http://localhost:5173${FRAMES}`;

/**
 * The address of a report of the mock's own, complete as a store's links must be (§5 staff).
 * @param kind `slim` on the staff home, `general` behind INFORMES
 */
export function reportUrl(kind: 'slim' | 'general'): string {
  const folder = typeof location === 'undefined' ? PAGES : location.origin + withBase(FRAMES);
  return `${folder}/${kind}.html`;
}

/** The still of any video, which players show before they start. */
export function videoStillSvg(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" role="img" aria-label="Video">' +
    '<rect width="480" height="270" fill="#22303f"/><circle cx="240" cy="135" r="42" fill="#ffffff"/>' +
    '<path d="M226 112v46l40-23z" fill="#22303f"/></svg>'
  );
}
