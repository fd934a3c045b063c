/** The arrow of what goes on, or back. */
export const Chevron = ({ isBack = false }: { isBack?: boolean }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={isBack ? 'M15 6l-6 6l6 6' : 'M9 6l6 6l-6 6'} />
  </svg>
);
