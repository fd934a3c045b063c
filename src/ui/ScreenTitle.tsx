/**
 * The heading of a screen, which gets the focus after a navigation. It is smaller above what
 * the screen is about, and one that the specification writes in capitals in the bar of a list on a phone.
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
