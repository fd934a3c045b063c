/** How long a URL of a download stays valid, in ms: browsers read it after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a text or binary content over to the browser's downloads under this name. */
export function downloadFile(fileName: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
