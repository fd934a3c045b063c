/** All messages of the product, in Spanish. */
export * as messages from './messageTexts';
