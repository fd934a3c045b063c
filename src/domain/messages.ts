/** All messages of the product, in Spanish, under one name: `messages.orderUnknown`. */
export * as messages from './messageTexts';
