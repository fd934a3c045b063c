/** The parts of a configuration that {@link configurationWith} fills in. */
export const PARTS_REPLACED = { contactSync: {}, assistant: {}, wallet: {}, captcha: {} };

/** A part of the configuration with some of its fields replaced; what is no object is left out. */
function withFields(config: object, name: string, fields: object): object {
  const part: unknown = Reflect.get(config, name);
  return typeof part === 'object' && part !== null ? { [name]: { ...part, ...fields } } : {};
}

/** The sellers' hosts with this one, because a development configuration shows a warning on hosts that it does not name. */
function withSellerHost(config: object, host: string): object {
  const hosts: unknown = Reflect.get(config, 'sellerHosts');
  return Array.isArray(hosts) ? { sellerHosts: [...(hosts as unknown[]), host] } : {};
}

/** An application's configuration with the mock server as its host, its backend and its third parties. */
export function configurationWith(config: object, origin: string, basePath: string): object {
  const scripts = `${origin}/__thirdparty`;
  return {
    ...config,
    apiHost: origin + basePath,
    ...withSellerHost(config, new URL(origin).host),
    ...withFields(config, 'contactSync', { url: origin + basePath }),
    ...withFields(config, 'assistant', { scriptUrl: `${scripts}/df-messenger.js` }),
    ...withFields(config, 'wallet', { sdkUrl: `${scripts}/mercadopago.js` }),
    ...withFields(config, 'captcha', { scriptUrl: `${scripts}/recaptcha.js` }),
  };
}

/**
 * An application's configuration on the development server.
 * @param host the development server's `host:port`
 * @param backend URL of the backend
 * @param parts fields of the configuration that the backend names itself
 */
export function developmentConfiguration(
  config: object,
  host: string,
  backend: string,
  parts: Readonly<Record<string, object>>,
): object {
  const replaced = Object.entries(parts).map(([name, fields]) => withFields(config, name, fields));
  return Object.assign({ ...config, apiHost: backend }, withSellerHost(config, host), ...replaced);
}
