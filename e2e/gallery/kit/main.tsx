import '~/ui/theme/tokens.css';
import { createRoot } from 'react-dom/client';

import { ShopTheme } from '~/components/shopper/layout/ShopTheme';
import { Toasts } from '~/ui/feedback/Toasts';
import { MantineRoot } from '~/ui/MantineRoot';

import { noColors, plainTheme } from '../../../mocks/database/newStore';
import { Kit } from './Kit';
import { type KitStore, STORE_COLORS } from './stores';

import '~/app/root.css';

/** A store of which only the colours matter. */
function storeIn(colors: KitStore) {
  const [header, title] = STORE_COLORS[colors];
  return {
    hashtag: '#kit',
    name: 'Kit',
    address: null,
    prefered_language: 'es' as const,
    curr_symbol: '$',
    theme: {
      ...plainTheme,
      color_set: { ...noColors, theme_header_bg: header, theme_title_color: title },
    },
  };
}

const root = document.getElementById('root');
const chosen = new URLSearchParams(window.location.search).get('store');
const store = chosen === 'warm' || chosen === 'cold' ? chosen : null;
if (root)
  createRoot(root).render(
    <MantineRoot>
      {store === null ? (
        <Kit isShop={false} />
      ) : (
        <ShopTheme store={storeIn(store)} className={undefined}>
          <Kit isShop />
        </ShopTheme>
      )}
      <Toasts />
    </MantineRoot>,
  );
