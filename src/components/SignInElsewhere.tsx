import { withBase } from '~/lib/basePath';

/** Within the notice that a session ended: signs in again without leaving the screen. */
export function SignInElsewhere() {
  return (
    <a href={withBase('/login')} target="_blank" rel="noreferrer">
      ingrese en otra pestaña
    </a>
  );
}
