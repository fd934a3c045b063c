import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode } from 'react';

import { Brand } from '~/components/Brand';
import { Footer } from '~/components/Footer';
import { StoreLogo } from '~/components/shopper/layout/ShopHeader';
import { ShopTheme } from '~/components/shopper/layout/ShopTheme';
import { type Viewer, viewerOf } from '~/domain/session/access';
import { storePath } from '~/domain/store/hashtag';
import { audience } from '~/session/audience';
import { customerSession } from '~/session/customer';
import { useStaffSession } from '~/session/staff';
import { lazyNamed } from '~/ui/lazyNamed';

import { Help } from './Help';
import { platformSection, sellerSections, shopperSections, supportSection } from './helpSections';

import classes from './InfoScreen.module.css';

const StaffLayout = lazyNamed(() => import('~/components/staffLayout/StaffLayout'), 'StaffLayout');

/**
 * /info: the help page of sellers and shoppers, signed in or not; of signed-in users inside their layout. A link of a
 * shopper's page sets the `shopper` state.
 */
export function InfoScreen() {
  const session = useStaffSession();
  const viewer = viewerOf(session);
  const isAnonymous = viewer.kind === 'anonymous';
  const { shopper = false } = useLocation({ select: ({ state }) => state });
  const shopperSide = shopper || audience() === 'customer';
  const shop = customerSession().store;
  const buys = isAnonymous && shop !== null;
  const sellers = sellerSections(viewer, {
    hasReports: Boolean(session?.store?.urls.report_general),
    isFolded: buys,
  });
  const help = (
    <Help
      sections={[
        ...(viewer.kind === 'platformAdmin' ? [platformSection] : []),
        ...(shopperSide || buys ? [] : sellers),
        ...shopperSections(),
        ...(shopperSide && !isAnonymous ? sellers : []),
        supportSection(),
        ...(buys && !shopperSide ? sellers : []),
      ]}
    />
  );
  if (isSignedIn(viewer) && !shopperSide) {
    return <StaffLayout>{help}</StaffLayout>;
  }
  const store = shopperSide || buys ? shop : null;
  const page = (
    <>
      <WayBack home={homeOf(viewer, shopperSide)}>
        {store === null ? <Brand /> : <StoreLogo store={store} />}
      </WayBack>
      <main className={classes.main}>{help}</main>
      <Footer beside={store ? 'store' : undefined} />
    </>
  );
  if (store === null) return <div className={classes.page}>{page}</div>;
  return (
    <ShopTheme store={store} className={classes.page}>
      {page}
    </ShopTheme>
  );
}

const isSignedIn = ({ kind }: Viewer) => kind === 'seller' || kind === 'platformAdmin';

/** Link back to the previous screen of this application, and to the viewer's home, beside a logo. */
function WayBack({ home, children }: { home: ReturnType<typeof homeOf>; children: ReactNode }) {
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
      {children}
    </header>
  );
}

function homeOf(viewer: Viewer, shopperSide: boolean): { url: string; label: string } {
  if (isSignedIn(viewer)) {
    return { url: '/home', label: 'Ir al inicio' };
  }
  const { store } = customerSession();
  if (store) return { url: storePath(store.hashtag), label: 'Ir a la tienda' };
  return shopperSide
    ? { url: '/homeclient', label: 'Ir al inicio' }
    : { url: '/login', label: 'Ir a ingresar' };
}
