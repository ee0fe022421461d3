/** Where content comes from: a hosted dataset or the embedded store. Both answer the same GROQ queries. */
export interface ContentSource {
  /** `unknown` on purpose: nothing leaves `content/` before its mapping has parsed it. */
  fetch(query: string, params?: Record<string, unknown>): Promise<unknown>;
  /** False while a hosted dataset does not answer and the copy of it serves. */
  isAnswering?(): boolean;
  /** Tells from now on of which types documents were written, changed or removed. */
  watch?(watcher: (types: ReadonlySet<string>) => void): void;
  /** Called for each document that does not map. It is left out until somebody repairs it. */
  reject?(fault: DocumentFault): void;
}

export interface DocumentFault {
  id: string;
  reason: string;
}
