import '~/ui/styles/overlays';
import { Button, Radio } from '@mantine/core';
import { IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { themeQuery } from '~/api/theme';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { Store } from '~/contract/types';
import { homeColors } from '~/domain/store/homeColors';
import { POSTER_FORMATS, posterSvg } from '~/domain/store/poster';
import { downloadFile } from '~/lib/browser/downloadFile';
import { Dialog } from '~/ui/dialog/Dialog';
import { toast } from '~/ui/feedback/toast';

import { qrModules, qrPath, QUIET_ZONE } from '../qrModules';
import { pictureData, posterPng, printPoster, svgUrl } from './posterFiles';

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
  const { data: theme } = useQuery(asSecondary(themeQuery()));
  const logoUrl = theme?.header_logo ?? '';
  const { data: logo = null } = useQuery({
    queryKey: ['posterLogo', logoUrl],
    queryFn: () => pictureData(logoUrl),
    enabled: logoUrl !== '',
    staleTime: Infinity,
  });
  const svg = useMemo(() => {
    const modules = qrModules(url);
    if (modules === null || theme === undefined) return null;
    return posterSvg(format, {
      name: store.name,
      hashtag: store.hashtag,
      language: store.prefered_language,
      colors: homeColors({ theme }).light,
      logo,
      message,
      qr: { side: modules.size + 2 * QUIET_ZONE, path: qrPath(modules) },
    });
  }, [format, logo, message, store, theme, url]);

  const withPng = (use: (png: Blob) => void) => {
    if (svg !== null) posterPng(svg, format).then(use, () => toast.error(CANNOT_DRAW));
  };
  const fileOf = (png: Blob) => new File([png], `${name}.png`, { type: 'image/png' });
  // Missing in some browsers.
  const mayShare = 'canShare' in navigator && navigator.canShare({ files: [fileOf(new Blob())] });
  const share = (png: Blob) => {
    // Closing the browser's sheet rejects, too.
    navigator.share({ files: [fileOf(png)] }).catch(() => undefined);
  };

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
          {svg === null ? null : (
            <img
              className={classes.sheet}
              src={svgUrl(svg)}
              alt={`Cartel ${format.label} con el QR de ${store.name}`}
            />
          )}
        </div>
        <div className={classes.actions}>
          {format.unit === 'mm' ? (
            <Button
              disabled={svg === null}
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => {
                if (svg !== null) printPoster(svg, format);
              }}
            >
              Imprimir
            </Button>
          ) : null}
          <Button
            variant="default"
            disabled={svg === null}
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => withPng((png) => downloadFile(`${name}.png`, png, 'image/png'))}
          >
            Descargar PNG
          </Button>
          {mayShare ? (
            <Button
              variant="default"
              disabled={svg === null}
              leftSection={<IconShare size={18} aria-hidden="true" />}
              onClick={() => withPng(share)}
            >
              Compartir
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
