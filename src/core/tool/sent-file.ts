/**
 * A file of a form that is too large to be held: it lies on this machine's disk for as long as the form is answered, and stands for its bytes
 * in a tool's input until they are read where the tool works.
 */
export class SentFile extends File {
  readonly path: string;

  constructor(content: Blob, name: string, { type, path }: { type: string; path: string }) {
    super([content], name, { type });
    this.path = path;
  }
}
