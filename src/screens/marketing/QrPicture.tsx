import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';

import { downloadPicture } from '~/lib/browser/pictureFiles';
import { Notice } from '~/ui/feedback/Notice';
import { toast } from '~/ui/feedback/toast';

import { qrModules, qrPath, qrPng, QUIET_ZONE } from './qrModules';

import classes from './QrPicture.module.css';

/** A QR code of a text with its download. Load it with `lazyNamed()`: it imports the QR library. */
export function QrPicture({
  text,
  label,
  fileName,
  onDownloaded,
  children,
}: {
  text: string;
  label: string;
  fileName: string;
  onDownloaded?: () => void;
  /** Stands beside the download. */
  children?: ReactNode;
}) {
  const modules = useMemo(() => qrModules(text), [text]);
  const path = useMemo(() => (modules ? qrPath(modules) : ''), [modules]);
  if (modules === null) {
    return <Notice severity="warning">La dirección es muy larga para un código QR.</Notice>;
  }
  const side = modules.size + 2 * QUIET_ZONE;

  async function download(qr: NonNullable<typeof modules>) {
    try {
      downloadPicture(fileName, await qrPng(qr));
    } catch {
      toast.error('No se pudo crear la imagen');
      return;
    }
    onDownloaded?.();
  }

  return (
    <div className={classes.qr}>
      <svg
        className={classes.picture}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <rect width={side} height={side} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void download(modules)}
        >
          Descargar QR
        </Button>
        {children}
      </div>
    </div>
  );
}
