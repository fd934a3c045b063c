/**
 * The heading of a screen, which gets the focus after a navigation. Titles that the specification writes in capitals have
 * a type style of their own, and a smaller one above what the screen is about.
 */
export const ScreenTitle = ({ children, above = false }: { children: string; above?: boolean }) => (
  <h1
    className="title"
    data-specified={children === children.toUpperCase() || undefined}
    data-above={above || undefined}
    tabIndex={-1}
  >
    {children}
  </h1>
);
