/** Why a file cannot be read or made; its message is a sentence for the person who asked for it. */
export class FileProblem extends Error {}
