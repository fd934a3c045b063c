/** Texts that are shown or sent in one place, and the test that asserts each of them in the running application. */
export interface SpecifiedTexts {
  /** Of the specification: 000 is the staff's, 001 the shoppers' and the administrator's. */
  readonly section: string;
  /** The screen or the call. */
  readonly at: string;
  readonly texts: readonly string[];
  readonly file: string;
  readonly test: string;
}

type Row = readonly [at: string, texts: readonly string[], file: string, test: string];

export const section = (name: string, rows: readonly Row[]): SpecifiedTexts[] =>
  rows.map(([at, texts, file, test]) => ({ section: name, at, texts, file, test }));
