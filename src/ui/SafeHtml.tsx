import { useEffect, useMemo, useState } from 'react';

type Sanitize = (html: string) => string;

let sanitize: Sanitize | null = null;

/** Text formatting, lists and links, as editors produce them. No pictures, frames, styles or forms. */
const ALLOWED_TAGS =
  'p br div span b strong i em u s small sub sup ul ol li blockquote a h2 h3 h4 h5 h6 hr'.split(
    ' ',
  );

async function loadSanitizer(): Promise<Sanitize> {
  const { default: DOMPurify } = await import('dompurify');
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  sanitize = (html) =>
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ['href'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/i,
    });
  return sanitize;
}

const BLOCKS = 'p, div, li, blockquote, h1, h2, h3, h4, h5, h6';

/** The paragraphs of an HTML text as plain text; parsing it runs and loads nothing. */
export function plainParagraphs(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n\n');
  return (body.textContent ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/**
 * Sanitized HTML of a store. The sanitizer loads when `ready`, after the first view; until then the text is shown as
 * plain paragraphs.
 */
export function SafeHtml({
  html,
  ready,
  className,
  lang,
}: {
  html: string;
  ready: boolean;
  className?: string | undefined;
  lang?: string;
}) {
  const [clean, setClean] = useState<Sanitize | null>(() => sanitize);
  useEffect(() => {
    if (!ready || clean) return undefined;
    let left = false;
    const load = async () => {
      try {
        const loaded = await loadSanitizer();
        if (!left) setClean(() => loaded);
      } catch (error) {
        // Keeps the plain text.
        console.warn('The sanitizer did not load', error);
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [ready, clean]);

  const content = useMemo(
    () => (clean ? { __html: clean(html) } : plainParagraphs(html)),
    [clean, html],
  );
  if (Array.isArray(content)) {
    return (
      <div className={className} lang={lang}>
        {content.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    );
  }
  return <div className={className} lang={lang} dangerouslySetInnerHTML={content} />;
}
