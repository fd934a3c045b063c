import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import { ProductPhoto } from '~/components/products/ProductPhoto';
import type { Product } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import { lazyNamed } from '~/ui/lazyNamed';

const PhotoDialog = lazyNamed(() => import('./PhotoDialog'), 'PhotoDialog');

/** Side of the photo in the list, in px. */
const SIZE = 40;

/** The photo of a listed product; a press opens it in the specified height. */
export function PhotoButton({ product: { image_url, name } }: { product: Product }) {
  const [opened, setOpened] = useState(false);
  const photo = <ProductPhoto url={image_url} name={name} size={SIZE} />;
  if (safeMediaUrl(image_url) === null) return photo;
  return (
    <>
      <UnstyledButton
        display="block"
        aria-label={`Ver la foto de ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {photo}
      </UnstyledButton>
      {opened ? <PhotoDialog url={image_url} name={name} onClose={() => setOpened(false)} /> : null}
    </>
  );
}
