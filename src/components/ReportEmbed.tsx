import classes from './ReportEmbed.module.css';

/**
 * A report of another origin in a sandboxed frame: it may run scripts and use its own storage, but not navigate or read this
 * page. A same-origin report gets no `allow-same-origin`, which would defeat the sandbox.
 */
export function ReportEmbed({
  src,
  title,
  size,
}: {
  /** Complete http(s) URL (`safeMediaUrl`). */
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
