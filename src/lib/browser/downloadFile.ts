/** Time until the URL of a download is revoked, in ms: browsers read it after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a text or binary content as a file. */
export function downloadFile(fileName: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
