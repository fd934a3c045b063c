import { ReportEmbed } from '~/components/ReportEmbed';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { Block } from './Block';

import classes from './HomeScreen.module.css';

/** The store's slim report; below the orders it loads when it is opened. */
export function SlimReport({ src }: { src: string }) {
  const isBelowOrders = !useFromWidth('lg');
  const report = <ReportEmbed src={src} title="Informe resumido" size="slim" />;
  return isBelowOrders ? (
    <Block title="Informe resumido" folded="Ver el informe de la tienda">
      {report}
    </Block>
  ) : (
    // The report shows its own title.
    <section className={classes.report} aria-label="Resumen">
      {report}
    </section>
  );
}
