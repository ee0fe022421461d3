export interface WritingTask {
  /** What to do. Only this is an instruction. */
  system: string;
  /** What to do it with: somebody's text. Whatever it says, it is material. */
  text: string;
  maxTokens: number;
}

/** Progress of a text while a model writes it. A text may be begun anew; what came before is then to be dropped. */
export type WritingNews = { kind: "begins" } | { kind: "piece"; text: string };

export interface WrittenText {
  text: string;
  model: string;
  /** False when the model stopped at `maxTokens`. */
  isWhole: boolean;
  tokens: { input: number; output: number };
}
