import { parseUrl } from '~/lib/url';

/** The box of a picture in CSS px; without a height the picture keeps its proportions. */
interface Box {
  width: number;
  height?: number;
}

interface Service {
  host: RegExp;
  /** Changes the URL to that of the picture at this size; a URL that already names a size or is signed stays. */
  atWidth: (url: URL, box: Box) => void;
}

/** Image services whose URLs carry the size. */
const services: readonly Service[] = [
  {
    host: /^res\.cloudinary\.com$/,
    atWidth: (url, { width, height }) => {
      const size = height ? `c_fill,w_${width},h_${height}` : `c_limit,w_${width}`;
      url.pathname = url.pathname.replace(
        /^(\/[^/]+\/image\/upload\/)(?!s--|[a-z]{1,3}_)/,
        `$1${size},f_auto,q_auto/`,
      );
    },
  },
  {
    host: /\.imgix\.net$|^images\.unsplash\.com$/,
    atWidth: ({ searchParams }, { width, height }) => {
      if (['s', 'w', 'h'].some((name) => searchParams.has(name))) return;
      searchParams.set('w', String(width));
      if (height) searchParams.set('h', String(height));
      searchParams.set('fit', height ? 'crop' : 'max');
      searchParams.set('auto', 'format,compress');
    },
  },
  {
    host: /^lh\d\.googleusercontent\.com$/,
    atWidth: (url, { width, height }) => {
      url.pathname = url.pathname.replace(
        /(?:=[\w-]*)?$/,
        height ? `=w${width}-h${height}-c` : `=w${width}`,
      );
    },
  },
  {
    host: /^cdn\.shopify\.com$/,
    atWidth: ({ searchParams }, { width }) => {
      if (!searchParams.has('width')) searchParams.set('width', String(width));
    },
  },
];

/**
 * The URL of a picture at the size at which it is shown, where the service that holds it takes a size; else `url` itself.
 * @param url a complete http(s) URL
 */
export function photoAt(url: string, box: Box): string {
  const parsed = parseUrl(url);
  const service = parsed && services.find(({ host }) => host.test(parsed.hostname));
  if (!parsed || !service) return url;
  service.atWidth(parsed, box);
  return parsed.href;
}

/** `src` and `srcSet` of an image for screens with one and with two pixels per CSS px. */
export function photoSources(url: string, box: Box): { src: string; srcSet?: string } {
  const src = photoAt(url, box);
  const sharp = photoAt(url, {
    width: box.width * 2,
    ...(box.height && { height: box.height * 2 }),
  });
  return src === sharp ? { src } : { src, srcSet: `${src} 1x, ${sharp} 2x` };
}
