import { Button, Input, useComputedColorScheme } from '@mantine/core';
import { type ComponentProps, type ComponentType, useEffect, useId, useState } from 'react';

import type { CaptchaWidget } from '~/thirdparty/captcha/CaptchaWidget';
import type { Recaptcha } from '~/thirdparty/captcha/recaptchaScript';
import { Notice } from '~/ui/feedback/Notice';
import { saysText } from '~/ui/feedback/say';

import classes from './CaptchaField.module.css';

/** Time after which the script counts as slow, in ms. */
const SLOW_AFTER_MS = 8_000;

type Loading =
  | { state: 'loading' | 'slow' | 'failed' }
  | {
      state: 'ready';
      recaptcha: Recaptcha;
      Widget: ComponentType<ComponentProps<typeof CaptchaWidget>>;
    };

async function loadWidget(again: boolean) {
  const [{ loadRecaptcha }, { CaptchaWidget: Widget }] = await Promise.all([
    import('~/thirdparty/captcha/recaptchaScript'),
    import('~/thirdparty/captcha/CaptchaWidget'),
  ]);
  return { Widget, recaptcha: await loadRecaptcha(again) };
}

/**
 * The CAPTCHA of a form. Loads after the form has rendered, shows when its script is blocked or slow, and can be
 * retried.
 * @param onToken called with the token, or with '' when it expires
 */
export function CaptchaField({
  error,
  onToken,
}: {
  error?: string | undefined;
  onToken: (token: string) => void;
}) {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const scheme = useComputedColorScheme();
  const errorId = useId();

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => setLoading({ state: 'slow' }), SLOW_AFTER_MS);
    async function load() {
      try {
        const loaded = await loadWidget(attempt > 0);
        if (current) setLoading({ state: 'ready', ...loaded });
      } catch {
        if (current) setLoading({ state: 'failed' });
      } finally {
        clearTimeout(timer);
      }
    }
    void load();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  function retry() {
    onToken('');
    setLoading({ state: 'loading' });
    setAttempt((before) => before + 1);
  }

  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={classes.field}>
      <legend className={classes.label}>CAPTCHA</legend>
      <div className={classes.box}>
        {loading.state === 'loading' ? (
          <span className={classes.waiting}>Cargando la verificación…</span>
        ) : null}
        {loading.state === 'ready' ? (
          <loading.Widget
            key={attempt}
            recaptcha={loading.recaptcha}
            scheme={scheme}
            onToken={onToken}
            onFailure={() => {
              onToken('');
              setLoading({ state: 'failed' });
            }}
          />
        ) : null}
        {loading.state === 'slow' || loading.state === 'failed' ? (
          <div className={classes.trouble}>
            <Notice severity="warning">
              {loading.state === 'slow'
                ? 'La verificación está tardando en cargar.'
                : 'No se pudo cargar la verificación. Revise la conexión y los bloqueadores del navegador.'}
            </Notice>
            <Button type="button" variant="default" onClick={retry}>
              Reintentar
            </Button>
          </div>
        ) : null}
      </div>
      {error ? (
        <Input.Error id={errorId} ref={saysText}>
          {error}
        </Input.Error>
      ) : null}
    </fieldset>
  );
}
