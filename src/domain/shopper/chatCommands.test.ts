import { describe, expect, it } from 'vitest';

import { chatEffects, parseChatCommand, parseChatIntent } from './chatCommands';

describe('parseChatCommand', () => {
  it.each([
    ['volver', 'home'],
    ['info', 'info'],
    ['ayuda', 'info'],
    ['salir', 'exit'],
    ['  VOLVER ', 'home'],
    ['Ínfo', 'info'],
    ['Sálir\n', 'exit'],
  ] as const)('%j is %s', (text, command) => {
    expect(parseChatCommand(text)).toBe(command);
  });

  it.each(['', ' ', 'volver ya', 'quiero salir', 'información', 'hola'])('%j is none', (text) => {
    expect(parseChatCommand(text)).toBeNull();
  });
});

describe('intents', () => {
  it.each([
    ['item confirmed', { refreshOrder: true, leave: false }],
    ['item discarded', { refreshOrder: true, leave: false }],
    ['order discarded', { refreshOrder: true, leave: true }],
    ['order confirmed', { refreshOrder: true, leave: true }],
  ])('the effects of %s are %j', (name, effects) => {
    const intent = parseChatIntent(name);
    expect(intent && chatEffects[intent]).toEqual(effects);
  });

  it.each(['order_confirmed', 'Order.Confirmed', 'orderConfirmed', 'ORDER-CONFIRMED'])(
    'reads %s',
    (name) => {
      expect(parseChatIntent(name)).toBe('orderConfirmed');
    },
  );

  it.each(['', 'Default Welcome Intent', 'confirmed order', null, undefined])(
    '%j has no effect',
    (name) => {
      expect(parseChatIntent(name)).toBeNull();
    },
  );
});
