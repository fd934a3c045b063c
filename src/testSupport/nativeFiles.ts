import { Blob, File } from 'node:buffer';

/** Node's files and multipart bodies in place of jsdom's, whose contents `fetch` does not send. */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData();
Object.assign(globalThis, { Blob, File, FormData });
