import classes from './ReportFrame.module.css';

/**
 * A report of another host in a sandbox: it may run and keep its own data, but neither move this page nor read it.
 * A report on this very origin runs without it, since with it the sandbox would be none.
 */
export function ReportFrame({
  src,
  title,
  size,
}: {
  /** Complete http(s) address (`safeMediaUrl`). */
  src: string;
  title: string;
  size: 'slim' | 'full';
}) {
  const foreign = new URL(src).origin !== window.location.origin;
  return (
    <div className={classes.box} data-size={size}>
      <p className={classes.waiting} aria-hidden="true">
        Cargando el informe…
      </p>
      <iframe
        className={classes.frame}
        src={src}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox={`allow-scripts allow-forms allow-popups allow-downloads${foreign ? ' allow-same-origin' : ''}`}
      />
    </div>
  );
}
