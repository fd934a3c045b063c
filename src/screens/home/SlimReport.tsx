import { ReportEmbed } from '~/components/ReportEmbed';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import { Block } from './Block';

/** The store's slim report; on a phone it loads when it is opened. */
export function SlimReport({ src }: { src: string }) {
  const isNarrow = !useFromWidth('sm');
  const report = <ReportEmbed src={src} title="Informe resumido" size="slim" />;
  return isNarrow ? (
    <Block title="Informe resumido" folded="Ver el informe de la tienda">
      {report}
    </Block>
  ) : (
    // The report shows its own title.
    <section aria-label="Resumen">{report}</section>
  );
}
