import { toast } from './feedback/toast';

/** Copies a text to the clipboard and shows whether it worked. */
export async function copyText(
  text: string,
  {
    copied = 'Copiado',
    failed = 'No se pudo copiar. Se puede elegir el texto y copiarlo con el teclado.',
  }: { copied?: string; failed?: string } = {},
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
