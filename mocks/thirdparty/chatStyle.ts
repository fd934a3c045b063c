/** CSS variables of Dialogflow Messenger with their defaults. */
const COLORS = `
  --bot: var(--df-messenger-bot-message, #ffffff);
  --bar: var(--df-messenger-button-titlebar-color, #1565c0);
  --bar-font: var(--df-messenger-button-titlebar-font-color, #ffffff);
  --paper: var(--df-messenger-chat-background-color, #fafafa);
  --font: var(--df-messenger-font-color, #000000);
  --input: var(--df-messenger-input-box-color, #ffffff);
  --input-font: var(--df-messenger-input-font-color, #000000);
  --placeholder: var(--df-messenger-input-placeholder-font-color, #5f6368);
  --send: var(--df-messenger-send-icon, #1565c0);
  --user: var(--df-messenger-user-message, #dddddd);
  --chip: var(--df-messenger-chip-color, #ffffff);
  --chip-border: var(--df-messenger-chip-border-color, #6b7280);
`;

const COMMON = `
  * { box-sizing: border-box; }
  button, input { font: inherit; }
  button { cursor: pointer; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 3px solid #0263bb; outline-offset: 2px; box-shadow: 0 0 0 2px #ffffff; }
`;

/** Styles of the element: the round button at the bottom right and the preview above it. */
export const ROOT_STYLE = `
  :host { ${COLORS} position: fixed; right: 0; bottom: 0; z-index: 100; display: block;
    font: 15px/1.4 system-ui, sans-serif; }
  ${COMMON}
  #widgetIcon { position: fixed; right: 16px; bottom: 16px; width: 56px; height: 56px; padding: 0;
    border: 1px solid #ffffff; border-radius: 50%; background: var(--bar); color: var(--bar-font);
    box-shadow: 0 2px 8px rgb(0 0 0 / 40%); display: grid; place-items: center; }
  #widgetIcon img { width: 36px; height: 36px; border-radius: 50%; object-fit: cover; }
  #minimized { position: fixed; right: 16px; bottom: 84px; max-width: min(280px, calc(100vw - 32px));
    padding: 10px 14px; border: 0; border-radius: 12px; background: var(--bot); color: var(--font);
    text-align: left; box-shadow: 0 2px 8px rgb(0 0 0 / 30%); }
  @media (max-width: 500px) { #widgetIcon[aria-expanded='true'] { display: none; } }
  @media print { :host { display: none; } }
`;

/** Styles of the conversation: a box above the button, the whole screen on a phone. */
export const CHAT_STYLE = `
  ${COMMON}
  .chat-wrapper { position: fixed; right: 16px; bottom: 84px; width: 370px;
    height: min(560px, calc(100dvh - 100px)); display: flex; flex-direction: column; overflow: hidden;
    border-radius: 12px; background: var(--paper); color: var(--font);
    box-shadow: 0 4px 24px rgb(0 0 0 / 35%); }
  .title-wrapper { display: flex; align-items: center; justify-content: space-between; gap: 8px;
    padding: 8px 8px 8px 16px; background: var(--bar); color: var(--bar-font); }
  .title-wrapper h2 { margin: 0; font-size: 17px; overflow-wrap: anywhere; }
  #minimizeIcon { width: 40px; height: 40px; flex: none; padding: 0; border: 0; border-radius: 8px;
    background: transparent; color: inherit; font-size: 22px; line-height: 1; }
  #messageList { flex: 1; overflow-y: auto; padding: 12px; display: flex; flex-direction: column;
    gap: 8px; overscroll-behavior: contain; }
  .message { max-width: 85%; padding: 8px 12px; border-radius: 12px; white-space: pre-line;
    overflow-wrap: anywhere; color: var(--font); }
  .bot-message { align-self: flex-start; background: var(--bot); }
  .user-message { align-self: flex-end; background: var(--user); }
  .card { align-self: flex-start; max-width: 85%; overflow: hidden; border-radius: 12px;
    background: var(--bot); color: var(--font); }
  .card > * { display: block; padding: 8px 12px; margin: 0; overflow-wrap: anywhere; }
  .card img { padding: 0; max-width: 100%; }
  .card a { color: inherit; font-weight: 600; text-decoration: underline; }
  .chips { display: flex; flex-wrap: wrap; gap: 8px; }
  .chips button { min-height: 44px; padding: 4px 14px; border: 1px solid var(--chip-border);
    border-radius: 22px; background: var(--chip); color: var(--font); text-align: left;
    overflow-wrap: anywhere; }
  @media (max-width: 500px) {
    .chat-wrapper { inset: 0; width: 100%; height: 100dvh; border-radius: 0; }
    #minimizeIcon { width: 48px; height: 48px; }
  }
`;

/** Styles of the text box. */
export const INPUT_STYLE = `
  ${COMMON}
  .input-box-wrapper { display: flex; align-items: center; gap: 4px; padding: 4px;
    margin: 0; background: var(--input); border-top: 1px solid rgb(0 0 0 / 15%); }
  input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 0; border-radius: 8px;
    background: transparent;
    color: var(--input-font); font-size: 16px; }
  input:focus-visible { outline-width: 2px; outline-offset: -2px; box-shadow: none; }
  input::placeholder { color: var(--placeholder); opacity: 1; }
  #sendIconButton { width: 44px; height: 44px; flex: none; padding: 0; border: 0; border-radius: 8px;
    background: transparent; color: var(--send); display: grid; place-items: center; }
`;
