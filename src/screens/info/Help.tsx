import '~/ui/styles/fields';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';

import { foldText } from '~/lib/text';
import { saysText } from '~/ui/feedback/say';
import { ScreenTitle } from '~/ui/ScreenTitle';

import type { Section } from './topics';
import { useCurrentSection } from './useCurrentSection';

import classes from './InfoScreen.module.css';

/** The sections with the topics that hold every word. */
function sectionsWith(sections: readonly Section[], words: readonly string[]): Section[] {
  return sections
    .map((section) => ({
      ...section,
      topics: section.topics.filter(({ text }) => {
        const folded = foldText(`${section.title} ${text}`);
        return words.every((word) => folded.includes(word));
      }),
    }))
    .filter(({ topics }) => topics.length > 0);
}

/** The sections of the help, with their table of contents and a search that leaves the topics it finds. */
export function Help({ sections }: { sections: readonly Section[] }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const found = sectionsWith(sections, words);
  // What the search finds is in sight.
  const isFolded = (section: Section) => section.isFolded === true && words.length === 0;
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0);
  return (
    <div className={classes.help}>
      <title>Ayuda</title>
      <ScreenTitle>Ayuda</ScreenTitle>
      <search className={classes.search}>
        <TextInput
          ref={field}
          type="search"
          autoComplete="off"
          size="md"
          aria-label="Buscar en la ayuda"
          placeholder="Buscar en la ayuda"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status">
          {words.length === 0 || count === 0 ? null : count === 1 ? '1 tema' : `${count} temas`}
        </p>
      </search>
      <Contents sections={found.filter((section) => !isFolded(section))} />
      {found.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          {isFolded(section) ? (
            <details>
              <summary>
                <h2 id={section.id}>{section.title}</h2>
              </summary>
              <Topics section={section} />
            </details>
          ) : (
            <>
              <h2 id={section.id}>{section.title}</h2>
              <Topics section={section} />
            </>
          )}
        </section>
      ))}
      {found.length === 0 ? (
        <section ref={saysText} className={classes.none}>
          <p>La ayuda no dice nada de «{typed.trim()}».</p>
          <Button
            variant="light"
            size="md"
            onClick={() => {
              setTyped('');
              field.current?.focus();
            }}
          >
            Ver toda la ayuda
          </Button>
        </section>
      ) : null}
    </div>
  );
}

const Topics = ({ section: { topics } }: { section: Section }) =>
  topics.map(({ text, content }) => <div key={text}>{content}</div>);

/** The table of contents, with the section in view marked. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const router = useRouter();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav aria-label="Contenido" className={classes.contents}>
      {sections.map(({ id, title }) => (
        // A link of the router would mark itself as the current page.
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault();
            void router.navigate({ to: '/info', hash: id, state: true, replace: true });
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
