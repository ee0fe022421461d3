/** The package ships no types; this is the part we use. */
declare module "css-tree/tokenizer" {
  /** Hands every token to `onToken`, comments and white space too. */
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void;
  export const tokenTypes: Readonly<Record<string, number>>;
}
