import { KnownError } from '~/lib/knownError';

/** Why a file cannot be read or written. */
export class FileProblem extends KnownError {}
