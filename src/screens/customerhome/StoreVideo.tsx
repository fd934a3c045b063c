import { useState } from 'react';

import { logCustomerActivity } from '~/api/customerSession';
import { activities } from '~/domain/shopper/activities';

import classes from './StoreVideo.module.css';

/** Sandbox permissions of the player. It is cross-origin, so `allow-same-origin` does not let it escape. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** The store's video: a button until pressed, so that nothing loads from a third party before. */
export function StoreVideo({ video, storeName }: { video: string; storeName: string }) {
  const [playing, setPlaying] = useState(false);
  return (
    <section className={classes.video} aria-label="Video de la tienda">
      <div className={classes.frame}>
        {playing ? (
          <>
            {/* Behind the player, whose page covers it. */}
            <p className={classes.loading}>Cargando el video…</p>
            <iframe
              className={classes.player}
              src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1&rel=0`}
              title={`Video de ${storeName}`}
              sandbox={SANDBOX}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              ref={(frame) => frame?.focus()}
            />
          </>
        ) : (
          <button
            type="button"
            className={classes.poster}
            onClick={() => {
              setPlaying(true);
              logCustomerActivity(activities.video, { video });
            }}
          >
            <svg width="48" height="48" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11" fill="var(--app-brand)" />
              <path d="M9.5 7.5v9l7.5-4.5z" fill="var(--app-body)" />
            </svg>
            Ver el video de {storeName}
          </button>
        )}
      </div>
      {playing ? (
        <a
          href={`https://www.youtube.com/watch?v=${encodeURIComponent(video)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Abrir en YouTube
        </a>
      ) : null}
    </section>
  );
}
