/** A parsed JSON or YAML value. */
export type Json = undefined | null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}
