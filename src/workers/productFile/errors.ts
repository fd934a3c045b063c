/** Why a file cannot be read or written; the message is shown to the user. */
export class FileProblem extends Error {}
