import { config } from '~/lib/config';

/** Link to email support for the activation. */
export function SupportLink() {
  const { email } = config().support;
  return <a href={`mailto:${email}`}>{email}</a>;
}
