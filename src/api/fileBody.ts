/** A file as multipart form data with the one part `file`, as every upload of the contract wants it. */
export function fileBody(file: File): { body: { file: string }; bodySerializer: () => FormData } {
  return {
    // The contract's generated type of a binary part is text; what travels is the form below.
    body: { file: file.name },
    bodySerializer: () => {
      const form = new FormData();
      form.append('file', file, file.name);
      return form;
    },
  };
}
