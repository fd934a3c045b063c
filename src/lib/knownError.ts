/** An error whose message can be shown to the user. */
export class KnownError extends Error {}
