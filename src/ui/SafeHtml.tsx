import { useEffect, useMemo, useState } from 'react';

import { afterFirstView } from '~/lib/browser/firstView';
import { plainParagraphs } from '~/lib/plainParagraphs';

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

/** Sanitized HTML of a store. The sanitizer loads after the first view; until then the text is shown as paragraphs with its emphasis. */
export function SafeHtml({
  html,
  className,
  lang,
}: {
  html: string;
  className?: string | undefined;
  lang?: string;
}) {
  const [clean, setClean] = useState<Sanitize | null>(() => sanitize);
  useEffect(() => {
    if (clean) return undefined;
    let left = false;
    const load = async () => {
      try {
        await afterFirstView();
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
  }, [clean]);

  const content = useMemo(
    () => (clean ? { __html: clean(html) } : plainParagraphs(html)),
    [clean, html],
  );
  if (Array.isArray(content)) {
    return (
      <div className={className} lang={lang}>
        {content.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>
            {paragraph.map(({ at, text, tag: Tag }) =>
              Tag === null ? text : <Tag key={at}>{text}</Tag>,
            )}
          </p>
        ))}
      </div>
    );
  }
  return <div className={className} lang={lang} dangerouslySetInnerHTML={content} />;
}
