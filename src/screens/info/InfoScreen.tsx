import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { Brand } from '~/components/Brand';
import { Footer } from '~/components/Footer';
import { safeHref } from '~/domain/safeLinks';
import { type Viewer, viewerOf } from '~/domain/session/access';
import { storePath } from '~/domain/store/hashtag';
import { config } from '~/lib/config';
import { audience } from '~/session/audience';
import { customerSession } from '~/session/customer';
import { useStaffSession } from '~/session/staff';

import { ImportHelp } from './ImportHelp';
import {
  chatCommandHelp,
  listHelp,
  platformScreens,
  type ScreenHelp,
  sellerScreens,
  shopperScreens,
} from './screensHelp';
import { useCurrentSection } from './useCurrentSection';

import classes from './InfoScreen.module.css';

interface Section {
  id: string;
  title: string;
  content: ReactNode;
}

/** /info: the help page of sellers and shoppers, signed in or not. A link of a shopper's page sets the `shopper` state. */
export function InfoScreen() {
  const session = useStaffSession();
  const viewer = viewerOf(session);
  const isAnonymous = viewer.kind === 'anonymous';
  const { shopper = false } = useLocation({ select: ({ state }) => state });
  const shopperSide = shopper || audience() === 'customer';
  const buys = isAnonymous && customerSession().store !== null;
  const sellers = sellerSections(viewer, Boolean(session?.store?.urls.report_general));
  const shoppers = shopperSections();
  const support = { id: 'soporte', title: 'Soporte', content: <SupportHelp /> };
  const sections = [
    ...(viewer.kind === 'platformAdmin' ? [platformSection] : []),
    ...(shopperSide || buys ? [] : sellers),
    ...shoppers,
    ...(shopperSide && !isAnonymous ? sellers : []),
    support,
    ...(buys && !shopperSide ? sellers : []),
  ];
  return (
    <div className={classes.page}>
      <title>Ayuda</title>
      <WayBack home={homeOf(viewer, shopperSide)} />
      <main className={classes.main}>
        <h1 tabIndex={-1}>Ayuda</h1>
        <Contents sections={sections} />
        {sections.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {content}
          </section>
        ))}
      </main>
      <Footer />
    </div>
  );
}

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

const platformSection: Section = {
  id: 'plataforma',
  title: 'Administración de la plataforma',
  content: <Screens screens={platformScreens} reachable={() => true} />,
};

function sellerSections(viewer: Viewer, hasReports: boolean): Section[] {
  const reachable = (screen: ScreenHelp) =>
    viewer.kind === 'staff' && (screen.to !== '/dashboard' || hasReports);
  return [
    {
      id: 'pantallas',
      title: 'Pantallas del negocio',
      content: (
        <>
          <Screens screens={sellerScreens} reachable={reachable} />
          <article className={classes.entry}>
            <h3>En todas las listas</h3>
            <Lines lines={listHelp} />
          </article>
        </>
      ),
    },
    { id: 'archivos', title: 'Archivos masivos', content: <ImportHelp /> },
  ];
}

function shopperSections(): Section[] {
  return [
    {
      id: 'compras',
      title: 'Para comprar',
      content: <Screens screens={shopperScreens} reachable={() => false} />,
    },
    { id: 'chat', title: 'Comandos del chat', content: <ChatHelp /> },
  ];
}

function Screens({
  screens,
  reachable,
}: {
  screens: readonly ScreenHelp[];
  reachable: (screen: ScreenHelp) => boolean;
}) {
  return screens.map((screen) => (
    <article key={screen.name} className={classes.entry}>
      <h3>
        {screen.to && reachable(screen) ? <Link to={screen.to}>{screen.name}</Link> : screen.name}
      </h3>
      <p>{screen.text}</p>
      {screen.tabs ? (
        <dl className={classes.tabs}>
          {screen.tabs.map(([name, text]) => (
            <div key={name}>
              <dt>{name}:</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {screen.details ? <Lines lines={screen.details} /> : null}
    </article>
  ));
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

function ChatHelp() {
  return (
    <>
      <p>
        Escriba al asistente como le hablaría a una persona: pida productos, pregunte por su pedido,
        por los horarios o por las formas de pago, y confirme o descarte lo que le propone. Estas
        palabras, escritas solas, mueven la página:
      </p>
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
  );
}

function SupportHelp() {
  const { support } = config();
  const videoCall = safeHref(support.videoCallUrl);
  return (
    <>
      <p>¿Necesita otra ayuda, o la activación de su usuario?</p>
      <ul>
        <li>
          Soporte por email: <a href={`mailto:${support.email}`}>{support.email}</a>
        </li>
        {videoCall ? (
          <li>
            <a href={videoCall} target="_blank" rel="noreferrer">
              Soporte por videollamada
            </a>
          </li>
        ) : null}
      </ul>
    </>
  );
}

/** Link back to the previous screen of this application, and to the viewer's home. */
function WayBack({ home }: { home: ReturnType<typeof homeOf> }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <header className={classes.bar}>
      <nav aria-label="Volver" className={classes.way}>
        {canGoBack ? (
          <a
            href={home.url}
            onClick={(event) => {
              event.preventDefault();
              router.history.back();
            }}
          >
            ← Volver
          </a>
        ) : null}
        <Link to={home.url}>{home.label}</Link>
      </nav>
      <Brand />
    </header>
  );
}

function homeOf(viewer: Viewer, shopperSide: boolean): { url: string; label: string } {
  if (viewer.kind === 'staff' || viewer.kind === 'platformAdmin') {
    return { url: '/home', label: 'Ir al inicio' };
  }
  const { store } = customerSession();
  if (store) return { url: storePath(store.hashtag), label: 'Ir a la tienda' };
  return shopperSide
    ? { url: '/homeclient', label: 'Ir al inicio' }
    : { url: '/login', label: 'Ir a ingresar' };
}
