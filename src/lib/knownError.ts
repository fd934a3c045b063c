/** An error whose message is written for the person at the screen. */
export class KnownError extends Error {}
