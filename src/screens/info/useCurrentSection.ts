import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Part of the window's height above which a heading counts as reached. */
const REACHED = 0.4;

/**
 * The section in view: the one of the URL's hash while its heading is visible, else the last one whose heading is
 * reached; at the end of the page the last one.
 * @param ids of the sections' headings, in the order of the page
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  // A page that is loaded with a hash renders it after the router has looked for it.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    const update = () => setCurrent(sectionInView(list.split(' '), hash));
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [list, hash]);
  return current;
}

function sectionInView(ids: readonly string[], hash: string): string | undefined {
  const height = window.innerHeight;
  if (ids.includes(hash) && topOf(hash) >= 0 && topOf(hash) < height) return hash;
  const { scrollHeight, clientHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1) return ids.at(-1);
  return ids.reduce((before, id) => (topOf(id) <= REACHED * height ? id : before), ids[0]);
}

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
