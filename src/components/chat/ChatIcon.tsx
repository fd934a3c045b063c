/** Speech bubble icon in the text colour. */
export function ChatIcon() {
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 3C6.5 3 2 6.8 2 11.5c0 2.3 1.1 4.4 2.9 5.9-.1 1.1-.6 2.5-1.7 3.6 1.8-.1 3.6-.8 4.9-1.7 1.2.4 2.5.7 3.9.7 5.5 0 10-3.8 10-8.5S17.5 3 12 3Z" />
    </svg>
  );
}
