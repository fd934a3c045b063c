import { unzipSync } from 'fflate';

/** The size that a zip archive says its files have when unpacked, in bytes; null: it is damaged. Unpacks nothing. */
export function unpackedSize(bytes: Uint8Array): number | null {
  let size = 0;
  const add = ({ originalSize }: { originalSize: number }) => {
    size += originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: add });
    return size;
  } catch {
    return null;
  }
}
