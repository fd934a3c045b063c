/** Signature of the record at the end of a zip archive, and the length of that record without its comment. */
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Signature of an entry of the central directory, and its length without name, extra field and comment. */
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
/** What a 32-bit size holds when the real one is in an extra field, which needs more than 4 GB. */
const TOO_LARGE = 0xffffffff;

/**
 * The size that a zip archive says its files have when unpacked, in bytes, read from its central directory; null: it
 * has none.
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    const unpacked = view.getUint32(at + 24, true);
    size += unpacked === TOO_LARGE ? Infinity : unpacked;
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return size;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}
