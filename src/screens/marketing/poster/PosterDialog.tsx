import '~/ui/styles/overlays';
import { Button, Radio } from '@mantine/core';
import { IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { themeQuery } from '~/api/theme';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { Store } from '~/contract/types';
import { homeColors } from '~/domain/store/homeColors';
import { POSTER_FORMATS, posterSvg } from '~/domain/store/poster';
import { canSharePictures, downloadPicture, sharePicture } from '~/lib/browser/pictureFiles';
import { FailedBoundary } from '~/ui/Boundary';
import { Dialog } from '~/ui/dialog/Dialog';
import { toast } from '~/ui/feedback/toast';
import { PrintedSheets } from '~/ui/print/PrintedSheets';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { qrModules, qrPath, QUIET_ZONE } from '../qrModules';
import { pageRule, pictureData, posterPng, svgUrl } from './posterFiles';

import classes from './PosterDialog.module.css';

const CANNOT_DRAW = 'No se pudo crear la imagen';

export interface PosterProps {
  store: Pick<Store, 'name' | 'hashtag' | 'prefered_language'>;
  url: string;
  /** What a client sends first. */
  message?: string;
  /** Of the file, without its ending. */
  name: string;
}

/** A poster with the QR of an address in the store's colours: to print, to download, to share. */
export function PosterDialog({
  store,
  url,
  message = '',
  name,
  onClose,
}: PosterProps & { onClose: () => void }) {
  const [format, setFormat] = useState<(typeof POSTER_FORMATS)[number]>(POSTER_FORMATS[0]);
  const { data: theme, error, refetch } = useQuery(asSecondary(themeQuery()));
  const logoUrl = theme?.header_logo ?? '';
  const { data: logo = null, isLoading: isLogoLoading } = useQuery({
    queryKey: ['posterLogo', logoUrl],
    queryFn: () => pictureData(logoUrl),
    enabled: logoUrl !== '',
    staleTime: Infinity,
  });
  const svg = useMemo(() => {
    const modules = qrModules(url);
    if (modules === null || theme === undefined || isLogoLoading) return null;
    return posterSvg(format, {
      name: store.name,
      hashtag: store.hashtag,
      language: store.prefered_language,
      colors: homeColors({ theme }).light,
      logo,
      message,
      qr: { side: modules.size + 2 * QUIET_ZONE, path: qrPath(modules) },
    });
  }, [format, isLogoLoading, logo, message, store, theme, url]);

  const singleFlight = useSingleFlight();
  const withPng = (use: (name: string, png: Blob) => unknown) => {
    if (svg === null) return;
    void singleFlight(async () => {
      try {
        await use(`${name}.png`, await posterPng(svg, format));
      } catch {
        toast.error(CANNOT_DRAW);
      }
    });
  };
  const isPaper = format.unit === 'mm';

  return (
    <Dialog title="Cartel" backCloses onClose={onClose}>
      <div className={classes.content}>
        <Radio.Group
          label="Formato"
          value={format.value}
          onChange={(wanted) => {
            const chosen = POSTER_FORMATS.find(({ value }) => value === wanted);
            if (chosen !== undefined) setFormat(chosen);
          }}
        >
          <div className={classes.formats}>
            {POSTER_FORMATS.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.place}>
          {theme === undefined && error !== null ? (
            <FailedBoundary text={errorMessage(error)} onRetry={() => void refetch()} />
          ) : null}
          {svg === null || !isPaper ? null : (
            <PrintedSheets isReady>
              <style>{pageRule(format)}</style>
              <img className={classes.paper} src={svgUrl(svg)} alt="" />
            </PrintedSheets>
          )}
          {svg === null ? null : (
            <img
              className={classes.sheet}
              src={svgUrl(svg)}
              alt={`Cartel ${format.label} con el QR de ${store.name}`}
            />
          )}
        </div>
        <div className={classes.actions}>
          {canSharePictures() ? (
            <Button
              variant="default"
              disabled={svg === null}
              leftSection={<IconShare size={18} aria-hidden="true" />}
              onClick={() => withPng(sharePicture)}
            >
              Compartir
            </Button>
          ) : null}
          <Button
            variant={isPaper ? 'default' : 'filled'}
            disabled={svg === null}
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => withPng(downloadPicture)}
          >
            Descargar
          </Button>
          {isPaper ? (
            <Button
              disabled={svg === null}
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Imprimir
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
