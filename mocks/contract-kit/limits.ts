/* The sizes that the contract states for every request; more is refused with 413, deeper nesting with 400. */

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_JSON_BYTES = 1024 * 1024;
export const MAX_JSON_DEPTH = 20;
