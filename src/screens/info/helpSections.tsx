import { Link } from '@tanstack/react-router';

import { safeHref } from '~/domain/safeLinks';
import type { Viewer } from '~/domain/session/access';
import { config } from '~/lib/config';

import { columnsTopic, importRulesTopic, importTopics } from './importTopics';
import { jobsHelp } from './jobsHelp';
import {
  chatCommandHelp,
  listHelp,
  platformScreens,
  type ScreenHelp,
  sellerScreens,
  shopperScreens,
} from './screensHelp';
import type { Section, Topic } from './topics';

import classes from './InfoScreen.module.css';

export const platformSection: Section = {
  id: 'plataforma',
  title: 'Administración de la plataforma',
  topics: platformScreens.map((screen) => screenTopic(screen, true)),
};

export function sellerSections(
  viewer: Viewer,
  { hasReports, isFolded }: { hasReports: boolean; isFolded: boolean },
): Section[] {
  const isReachable = ({ to }: ScreenHelp) =>
    viewer.kind === 'seller' && (to !== '/dashboard' || hasReports);
  return [
    {
      id: 'pantallas',
      title: 'Pantallas del negocio',
      isFolded,
      topics: [
        jobsTopic,
        ...sellerScreens.map((screen) => screenTopic(screen, isReachable(screen))),
        {
          text: ['En todas las listas', ...listHelp].join(' '),
          content: (
            <article className={classes.entry}>
              <h3>En todas las listas</h3>
              <Lines lines={listHelp} />
            </article>
          ),
        },
      ],
    },
    {
      id: 'archivos',
      title: 'Archivos masivos',
      isFolded,
      topics: [importRulesTopic, ...importTopics, columnsTopic],
    },
  ];
}

export function shopperSections(): Section[] {
  return [
    {
      id: 'compras',
      title: 'Para comprar',
      topics: shopperScreens.map((screen) => screenTopic(screen, false)),
    },
    { id: 'chat', title: 'Comandos del chat', topics: [chatTopic] },
  ];
}

export function supportSection(): Section {
  return { id: 'soporte', title: 'Soporte', topics: [supportTopic()] };
}

const jobsTopic: Topic = {
  text: ['¿Cómo hago para…?', ...jobsHelp.flat()].join(' '),
  content: (
    <article className={classes.entry}>
      <h3>¿Cómo hago para…?</h3>
      <dl className={classes.tabs}>
        {jobsHelp.map(([job, way]) => (
          <div key={job}>
            <dt>{job}:</dt>
            <dd>{way}</dd>
          </div>
        ))}
      </dl>
    </article>
  ),
};

function screenTopic(screen: ScreenHelp, isReachable: boolean): Topic {
  const { name, to, text, tabs = [], details = [] } = screen;
  return {
    text: [name, text, ...tabs.flat(), ...details].join(' '),
    content: (
      <article className={classes.entry}>
        <h3>{to && isReachable ? <Link to={to}>{name}</Link> : name}</h3>
        <p>{text}</p>
        {tabs.length > 0 ? (
          <dl className={classes.tabs}>
            {tabs.map(([tab, about]) => (
              <div key={tab}>
                <dt>{tab}:</dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {details.length > 0 ? <Lines lines={details} /> : null}
      </article>
    ),
  };
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const CHAT =
  'Escribile al asistente como le hablarías a una persona: pedí productos, preguntá por tu pedido, por los horarios o por las formas de pago, y confirmá o descartá lo que te propone. Estas palabras, escritas solas, mueven la página:';

const chatTopic: Topic = {
  text: [CHAT, ...chatCommandHelp.flatMap(({ commands, effect }) => [...commands, effect])].join(
    ' ',
  ),
  content: (
    <>
      <p>{CHAT}</p>
      <dl className={classes.pairs}>
        {chatCommandHelp.map(({ commands, effect }) => (
          <div key={commands.join()}>
            <dt>
              {commands.map((command, index) => (
                <span key={command}>
                  {index > 0 ? ' o ' : ''}
                  <code>{command}</code>
                </span>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
};

const SUPPORT = 'Para otra ayuda, o para activar un usuario:';
const BY_EMAIL = 'Soporte por email:';
const BY_VIDEO = 'Soporte por videollamada';

function supportTopic(): Topic {
  const { support } = config();
  const videoCall = safeHref(support.videoCallUrl);
  return {
    text: [SUPPORT, BY_EMAIL, support.email, BY_VIDEO].join(' '),
    content: (
      <>
        <p>{SUPPORT}</p>
        <ul>
          <li>
            {BY_EMAIL} <a href={`mailto:${support.email}`}>{support.email}</a>
          </li>
          {videoCall ? (
            <li>
              <a href={videoCall} target="_blank" rel="noreferrer">
                {BY_VIDEO}
              </a>
            </li>
          ) : null}
        </ul>
      </>
    ),
  };
}
